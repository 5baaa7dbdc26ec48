/** What was asked for on the command line of `npm run bench`. */
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    seconds: { type: "string", default: "2" },
    leads: { type: "string", default: "10000,200000" },
    products: { type: "string", default: "134,2000" },
    saves: { type: "string", default: "60" },
    only: { type: "string", default: "" },
  },
});
const numbers = (text: string) => text.split(",").map(Number);

/** The benches to run; none for the usual ones. */
export const names = positionals;

/** Each program heeds what concerns it. */
export const settings = {
  /** How often each thing is measured. */
  runs: Number(values.runs),
  /** How long each load lasts. */
  seconds: Number(values.seconds),
  leads: numbers(values.leads),
  products: numbers(values.products),
  saves: Number(values.saves),
  /** Of what has a name, only that with these words in it. */
  only: values.only,
};

export type Settings = typeof settings;
