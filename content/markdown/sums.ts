/**
 * The sums in an article's text, worked out again. For tests: a sum is written "(14 + 16) ÷ 2 = $15",
 * with numbers only on its left side, so that what the reader sees can be checked.
 */

import { own } from "#shop/own.ts";

export interface Sum {
  /** As it stands in the text. */
  text: string;
  /** What its left side comes to. */
  worth: number;
  /** What the text says that it comes to. */
  said: number;
  /** By how much the two may differ, since the text rounds. */
  slack: number;
}

const fractions: Record<string, number> = { "½": 0.5, "¼": 0.25, "¾": 0.75, "⅛": 0.125 };
const number = String.raw`\$?(?:\d[\d,]*(?:\.\d+)?[½¼¾⅛]?|[½¼¾⅛])`;
const operand = `[(√]*${number}[)²]*`;
const sum = new RegExp(
  `((?=√|\\(|${number}[)²]* [×÷+−])${operand}(?: [×÷+−] ${operand})*) = (${number})(%| percent)?`,
  "g",
);

/** Every sum of a text, in its order. */
export function sumsIn(text: string): Sum[] {
  return [...text.matchAll(sum)].map(([whole, left, right, percent]) => {
    const decimals = right!.match(/\.(\d+)/)?.[1]?.length ?? 0;
    const fraction = /[½¼¾⅛]/.test(right!);
    return {
      text: whole,
      worth: work(left!) * (percent ? 100 : 1),
      said: value(right!),
      slack: (fraction ? 0.13 : 0.5 * 10 ** -decimals) + 1e-9,
    };
  });
}

function value(text: string) {
  const fraction = text.match(/[½¼¾⅛]/)?.[0];
  const whole = Number(text.replace(/[$,½¼¾⅛]/g, ""));
  return whole + (fraction ? own(fractions, fraction)! : 0);
}

/** Works out "42 × (3 + 4)²" by the usual order of operations. */
function work(text: string): number {
  const tokens = text.match(new RegExp(`${number}|[()√²×÷+−]`, "g")) ?? [];
  let at = 0;

  function total(): number {
    let result = product();
    while (tokens[at] === "+" || tokens[at] === "−") {
      result += tokens[at++] === "+" ? product() : -product();
    }
    return result;
  }
  function product(): number {
    let result = power();
    while (tokens[at] === "×" || tokens[at] === "÷") {
      result = tokens[at++] === "×" ? result * power() : result / power();
    }
    return result;
  }
  function power(): number {
    let result = single();
    while (tokens[at] === "²") {
      at += 1;
      result **= 2;
    }
    return result;
  }
  function single(): number {
    const token = tokens[at++];
    if (token === "√") return Math.sqrt(power());
    if (token !== "(") return token === undefined ? Number.NaN : value(token);
    const result = total();
    at += 1;
    return result;
  }
  return total();
}
