/** WebKit and Firefox, driven alike. Each call ends, at the latest after `callMs`, and so does each process. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import puppeteer from "puppeteer-core";
import { freePort } from "#tools/test/free-port.mjs";

/** A browser with one page. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Makes the page so many pixels wide. */
  resize(width: number): Promise<void>;
  /** What an expression is in the page. */
  read<T>(expression: string): Promise<T>;
  /** As a finger or a mouse presses the element that a selector finds. */
  press(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

export interface Programs {
  firefox: string;
  driver: string;
  miniBrowser: string;
  xvfb: string;
}

const callMs = 120_000;
const screenHeight = 900;

export async function openFirefox({ firefox }: Programs): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefox,
    headless: true,
    timeout: callMs,
    protocolTimeout: callMs,
    extraPrefsFirefox: { "ui.useOverlayScrollbars": 1 },
  });
  const [page = await browser.newPage()] = await browser.pages();
  page.setDefaultTimeout(callMs);
  page.on("dialog", (dialog) => void dialog.dismiss().catch(() => undefined));
  return {
    async open(address) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
    },
    resize: (width) => page.setViewport({ width, height: screenHeight }),
    read: (expression) => page.evaluate(`(async () => (${expression}))()`) as Promise<never>,
    press: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}

// WebDriver, as W3C has it: six commands of it are no library's worth.
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** WebKitGTK's own small browser, on a screen that is drawn into memory. */
export async function openWebKit({ driver, miniBrowser, xvfb }: Programs): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), "store-webkit-"));
  // Its toolbar would not let the window be as narrow as a phone.
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(
    join(home, "gtk-3.0/gtk.css"),
    "toolbar, button, entry, box { min-width: 0; padding: 0; margin: 0 } entry { font-size: 1px }",
  );
  const processes: ChildProcess[] = [];
  const end = () => {
    for (const { pid } of processes.reverse()) {
      try {
        if (pid) process.kill(-pid, "SIGKILL");
      } catch {
        // It has ended.
      }
    }
    rmSync(home, { recursive: true, force: true });
  };
  process.once("exit", end);
  // It takes a free number, and says it once it can be drawn on.
  const drawn = spawn(
    xvfb,
    ["-displayfd", "3", "-screen", "0", "1600x2600x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
      detached: true,
    },
  );
  processes.push(drawn);
  const [screen] = await once(drawn.stdio[3]!, "data", { signal: AbortSignal.timeout(callMs) });
  const port = await freePort();
  processes.push(
    spawn(driver, [`--port=${port}`], {
      stdio: "ignore",
      detached: true,
      env: {
        ...process.env,
        DISPLAY: `:${String(screen).trim()}`,
        XDG_CONFIG_HOME: home,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      },
    }),
  );
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(callMs),
    });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const until = Date.now() + callMs;
  while (
    !(await call("GET", "/status").then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > until) throw new Error("WebKitWebDriver does not answer");
    await sleep(200);
  }
  const { sessionId } = await call("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        browserName: "MiniBrowser",
        pageLoadStrategy: "normal",
        unhandledPromptBehavior: "dismiss",
        timeouts: { script: callMs, pageLoad: callMs },
        "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  const post = (path: string, body: object) => call("POST", `${session}${path}`, body);
  const read = async <T>(expression: string): Promise<T> =>
    post("/execute/async", {
      script: `const done = arguments[0];
        (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args: [],
    }).then((answer: { value: T; error?: string }) => {
      if (answer.error) throw new Error(answer.error);
      return answer.value;
    });
  const find = async (value: string) => {
    const found = await post("/element", { using: "css selector", value });
    return `/element/${found[elementKey]}`;
  };
  return {
    open: (url) => post("/url", { url }),
    async resize(width) {
      // The window has a frame, which is known once it stands.
      await post("/window/rect", { x: 0, y: 0, width, height: screenHeight });
      const frame = width - (await read<number>("innerWidth"));
      if (frame !== 0) await post("/window/rect", { width: width + frame, height: screenHeight });
    },
    read,
    press: async (selector) => post(`${await find(selector)}/click`, {}),
    type: async (selector, text) => post(`${await find(selector)}/value`, { text }),
    async close() {
      await call("DELETE", session).catch(() => undefined);
      process.off("exit", end);
      end();
    },
  };
}
