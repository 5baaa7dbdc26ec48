/** What people type and paste, and what is left of it: the cleaners, the forms and the database are held to it. */

type Cases = readonly [typed: string, cleaned: string][];

export const plainCases: Cases = [
  ["(586) 555-0199", "(586) 555-0199"],
  ["  586 555 0199\n", "586 555 0199"],
  ["\u202a(586) 555-0199\u202c", "(586) 555-0199"],
  ["\u2068+1 586 555 0199\u2069", "+1 586 555 0199"],
  ["\u200e586\u2011555\u20110199\u200f", "586-555-0199"],
  ["(586)\u00a0555\u20130199", "(586) 555-0199"],
  ["586\u2009555\u202f0199", "586 555 0199"],
  ["586\u3000555\u22120199", "586 555-0199"],
  ["586\ufe63555\uff0d0199", "586-555-0199"],
  ["（５８６）５５５－０１９９", "(586)555-0199"],
  ["\ufeff5865550199\u200b", "5865550199"],
  ["586\u00ad555\u20600199", "5865550199"],
  ["586.555.0199 x2", "586.555.0199 x2"],
  ["٥٨٦", "٥٨٦"],
  ["ann\u200d@example.com", "ann@example.com"],
  ["ann＠example．com", "ann@example.com"],
  ["\u00a0$1,499.00\u00a0", "$1,499.00"],
  ["５²", "5²"],
  ["", ""],
  ["\u200b \u00a0", ""],
];

export const nameCases: Cases = [
  [" Ada\u00a0Marie ", "Ada Marie"],
  ["\u202eNovak\u202c", "Novak"],
  ["Anne‑Marie O’Neil", "Anne‑Marie O’Neil"],
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["Ａｄａ", "Ａｄａ"],
  ["👩\u200d👧", "👩\u200d👧"],
];

export const zipCases: Cases = [
  ["48301", "48301"],
  ["MI 48301", "48301"],
  ["Mi, 48301-1234", "48301"],
  ["48301 1234", "48301"],
  ["\u200e４８３０１", "48301"],
  ["48301\u20131234", "48301"],
  ["4830", "4830"],
  ["Troy 48301", "Troy 48301"],
];

export const codeCases: Cases = [
  ["123 456", "123456"],
  ["123\u2011456", "123456"],
  ["\u202a１２３\u00a0４５６\u202c", "123456"],
  ["12345a", "12345a"],
];

/** Texts of forms, which keep their lines, spaces and dashes. */
export const textCases: Cases = [
  ["\u202aTroy\u202c, by the\u00a0mall", "Troy, by the\u00a0mall"],
  ["Two\nlines", "Two\nlines"],
  ["Word’s\u2028break", "Word’s break"],
  ["a\u0000b\u0085c\u007f", "abc"],
  ["Anne‑Marie\u00ad", "Anne‑Marie"],
  ["👩\u200d👧", "👩\u200d👧"],
  ["\u3164\u2800", ""],
];

/** What else is typed into one line: empty, too long, of other kinds. */
export const otherLines: readonly string[] = [
  ...["", " ", "\u3164", "\u2800", "x", "a\u0007b", "Łukasz", "😀"],
  ...[40, 41, 50, 51, 60, 61, 90, 91, 100, 101, 120, 121, 140, 141, 160, 161, 300, 301].map(
    (length) => "x".repeat(length),
  ),
  ...[25, 26].map((pairs) => "😀".repeat(pairs)),
  ...["586555019", "5865550199", "1 586 555 0199", "086 555 0199", "(586) 555-0199 (000)"],
  ...["(586) 555-0199 (0000)", "+1.586.555.0199", "٥٨٦٥٥٥٠١٩٩", "586555019x"],
  ...["pat.o'neil@example.com", "ann@localhost", "ann@example", "a b@example.com", "a@b@c.com"],
  ...["482", "48", "483011", "482, 48301", "482 x", "mi", "MI", "M", "M1", "Michigan"],
  ...["/", "/deals", "/deals/", "//deals", "/deals/bedroom", "deals", "/Deals", "/a b"],
  ...["https://example.com/a", "http://example.com", "https://example.com/a b", "https://"],
];
