/** Loaded before a server of the browser tests: what it posts to push.example.com goes to FAKE_PUSH. */
import http from "node:http";
import https from "node:https";

const real = https.request;
https.request = (target, options, done) => {
  const at = String(target);
  if (!at.startsWith("https://push.example.com")) return real(target, options, done);
  const { lookup: _, ...others } = options;
  return http.request(at.replace("https://push.example.com", process.env.FAKE_PUSH ?? ""), others);
};
