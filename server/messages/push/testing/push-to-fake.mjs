/** Loaded before a server of the browser tests: what it posts to push.example.com goes to FAKE_PUSH. */
const real = globalThis.fetch;
globalThis.fetch = (target, init) =>
  real(String(target).replace("https://push.example.com", process.env.FAKE_PUSH ?? ""), init);
