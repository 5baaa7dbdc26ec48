const browsers: [sign: RegExp, name: string][] = [
  // The first that fits: most also call themselves Chrome and Safari.
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: [sign: RegExp, name: string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "Chromebook"],
  [/\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** What a browser calls itself, in plain words: "Chrome on Windows". */
export function deviceName(userAgent: string | null) {
  const browser = first(browsers, userAgent ?? "");
  const system = first(systems, userAgent ?? "");
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "An unknown device";
}

const first = (names: [sign: RegExp, name: string][], text: string) =>
  names.find(([sign]) => sign.test(text))?.[1];
