/** What strangers and people who signed up may send to rest/v1 so that the database works long. */
import { leadOf, leadsPath, phoneOf } from "./leads.ts";

export interface DearCall {
  name: string;
  path: string;
  method: "GET" | "POST";
  body?: string;
}

const megabyte = 1_000_000;
/** What fits into a visitor's body, beside the rest of a form. */
const fitting = 15_000;
/** Letters that JavaScript counts once and twice, in turn. */
const mixed = (bytes: number) => "a😀".repeat(Math.floor(bytes / 5));
const uuid = "00000000-0000-0000-0000-000000000000";

const rpc = (name: string, args: object, note = ""): DearCall => ({
  name: `${name}${note}`,
  path: `/rest/v1/rpc/${name}`,
  method: "POST",
  body: JSON.stringify(args),
});
const read = (name: string, query: string): DearCall => ({
  name,
  path: `/rest/v1/${query}`,
  method: "GET",
});
const lead = (name: string, fields: object): DearCall => ({
  name,
  path: leadsPath,
  method: "POST",
  body: JSON.stringify({ ...leadOf(uuid, phoneOf(0)), ...fields }),
});
const hold = (name: string, fields: object): DearCall => ({
  name,
  path: "/rest/v1/hold_requests",
  method: "POST",
  body: JSON.stringify({
    ...{ product_id: "101", showroom: "east", name: "Ann Lee", phone: "586-555-0100" },
    ...fields,
  }),
});
const days = (count: number) => ({
  days: Array.from({ length: count }, (_, day) =>
    new Date(day * 60_000).toISOString().slice(0, 16),
  ),
});
const search = (words: number) => ({
  asked: {
    ...{ text: "a", words: Array(words).fill("a"), digits: "5", since: "4713-01-01 BC" },
    ...{ in_time: true, sort: "name", repeated: true, sold: true, few: 1, most: 1_000 },
  },
});

export const weekSinceTheBeginning = rpc("read_week", {
  ...{ grouping_by: "person", since: "4713-01-01 BC", until: "2100-01-01" },
});
export const manyDays = rpc("read_overview", days(55_000), " of 55,000 days");
export const longFirstName = lead("a lead's first name of 1 MB", { first_name: mixed(megabyte) });
export const longHoldName = hold("a hold request's name of 1 MB", { name: mixed(megabyte) });
/** For staff. No lead has this id: a note is looked at before its lead. */
export const longNote = rpc("add_lead_note", { lead: uuid, words: mixed(megabyte) });

export const dearCalls: readonly DearCall[] = [
  weekSinceTheBeginning,
  manyDays,
  rpc("read_overview", days(800), " of 800 days"),
  rpc("find_leads", search(40), " by 40 words"),
  rpc("count_leads", search(40), " by 40 words"),
  rpc("count_worklists", {}),
  rpc("account_emails", { ids: Array(380).fill(uuid) }, " of 380 accounts"),
  rpc("put_back", { changes: Array.from({ length: 2_500 }, (_, at) => at) }, " of 2,500 changes"),
  rpc("set_alert_phone", { at_showroom: "east", phone: mixed(fitting) }, " of 15 KB"),
  rpc("save_product", { product: { title: "-a".repeat(fitting / 2) } }, " with a name of 15 KB"),
  rpc("accept_invitation", { token: mixed(fitting) }, " of 15 KB"),
  rpc("text_promise", { submission: uuid }),
  longFirstName,
  lead("a lead's first name of 15 KB", { first_name: mixed(fitting) }),
  lead("a lead's phone of 15 KB", { phone: "-a".repeat(fitting / 2) }),
  longHoldName,
  hold("a hold request's name of 15 KB", { name: mixed(fitting) }),
  hold("a hold request's phone of 15 KB", { phone: "-a".repeat(fitting / 2) }),
  read(
    "18 patterns of 96 letters",
    `lenders?select=name&or=(${Array(18)
      .fill(`terms.ilike."${"%a%e".repeat(24)}"`)
      .join(",")})`,
  ),
  read("a list of 100 values", `lenders?name=in.(${Array(100).fill("a").join(",")})`),
  read(
    "three embedded tables",
    `lenders?select=${[1, 2, 3].map((at) => `a${at}:financing_leads(id)`).join(",")}`,
  ),
  read("all leads, ordered and counted", "financing_leads?select=*&order=notes,phone&limit=1000"),
];
