import { expect, test } from "vitest";
import { scriptHashes } from "./site-headers.ts";
import { holdData, startLate } from "./start-late.ts";

const page = (route: string, data: string) => `<head>
<link rel="modulepreload" href="/assets/entry.js"/></head><body>
<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/${route}.js";

  window.__reactRouterRouteModules = {"root":route0,"${route}":route1};

import("/assets/entry.js");</script>
<!--$?--><template id="B:0"></template><!--/$--><script id="_R_">frame()</script><div hidden id="S:0">\
<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(data)});</script>\
<!--$?--><template id="B:1"></template><!--/$--></div><script>$RB=[];$RC("B:0","S:0")</script>\
<div hidden id="S:1"><script>window.__reactRouterContext.streamController.close();</script></div>\
<script>$RC("B:1","S:1")</script></body>`;

const finish = (html: string, options = {}) => startLate(holdData(html, "page"), "page", options);

test("pages with other scripts and other data run the same inline scripts", () => {
  const one = finish(page("home", '["it\'s","<b>\\u003c"]\n'));
  const other = finish(page("deals", "[]\n"), { atOnce: true });
  expect(scriptHashes(one)).toEqual(scriptHashes(other));
});

test("a page's data stands in an attribute as it was", () => {
  const data = `["it's <b>bold</b> & \\"quoted\\""]\n`;
  const [, attribute = ""] = /data-chunk='([^']*)'/.exec(finish(page("home", data))) ?? [];
  const read = attribute
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
  expect(read).toBe(data);
});

test("nothing of a page waits hidden for a script", () => {
  expect(finish(page("home", "[]"))).not.toMatch(/hidden|\$RC|<template/);
});

test("a page that starts late preloads nothing; one that starts at once does", () => {
  expect(finish(page("home", "[]"))).not.toContain('<link rel="modulepreload"');
  expect(finish(page("home", "[]"), { atOnce: true })).toContain('rel="modulepreload"');
});

test("markup that changed stops the build", () => {
  expect(() => startLate("<html></html>", "page")).toThrow(/React Router's start script/);
  expect(() => holdData("<html></html>", "page")).toThrow(/React Router's data/);
});
