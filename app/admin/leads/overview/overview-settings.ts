/** What one person chose for the overview, as it was found on the device. */
import { type Period, periods } from "../shared/periods.ts";

const sections = ["folded", "numbers", "charts", "tables", "weeks"] as const;
export type Section = (typeof sections)[number];

export function parsePeriod(found: unknown): Period {
  return periods.find((days) => days === found) ?? 30;
}

/** The numbers; charts where there is room for them beside the list, and on a phone one line. */
export function parseSections(found: unknown): Section {
  const known = sections.find((section) => section === found);
  return (
    known ??
    (window.innerWidth < 1024 ? "folded" : window.innerHeight < 1200 ? "numbers" : "charts")
  );
}
