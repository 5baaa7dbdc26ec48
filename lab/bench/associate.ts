/** An associate's ten commonest tasks on a phone, in taps and seconds. */
import { chromium, type Page } from "@playwright/test";
import { lenders } from "#content/lenders.ts";
import { findChromium } from "#tools/test/chromium.mjs";
import { ownPushService, timeAlerts, timeTaken } from "./alert.ts";
import { named, signedIn, type Task, tapMs, tapsOfPicker, timeTasks } from "./hand.ts";
import { section, table } from "./report.ts";
import { embedded, headersOf, leadsPath, openStore } from "./store.ts";
import { inWorkspace } from "./workspace.ts";

const minutes = 6;

/** What the same hand took, or whether it could be done at all, at `c2bfbe2`; a swipe is a tap. */
const before: Record<string, string> = {
  "call the newest lead": "1 tap, 1.03 s, below 662 of 844 px",
  "nobody answered": "not possible; as a note 2 taps, 9 letters, 4.3 s",
  "take a lead": "not possible",
  "find who calls, by the caller ID": "found nothing; without its +1 1 tap, 10 letters, 3.1 s",
  "find a name with an accent": "found nothing",
  "say that it is contacted": "3 taps, 3.2 s",
  "take that back": "by hand 2 taps, 1.68 s; the first contact’s time was lost",
  "add a note to the history": "3 taps, 10 letters, 5.0 s, into the one field",
  "have it come back tomorrow": "not possible",
  "enter a walk-in": "not possible",
};

export function benchAssociate() {
  return inWorkspace(minutes, async (workspace) => {
    const push = await ownPushService(workspace);
    const store = await openStore({
      ...(await embedded(workspace).empty("associate")),
      ...push.variables,
    });
    const leave = async ([first_name, last_name, phone]: readonly [string, string, string]) => {
      const answer = await fetch(store.origin + leadsPath, {
        method: "POST",
        headers: headersOf(),
        body: JSON.stringify({
          ...{ first_name, last_name, phone, status: "pending" },
          financing_option: lenders[0]!.name,
        }),
      });
      if (!answer.ok) throw new Error(`A lead: ${answer.status} ${await answer.text()}`);
    };
    for (const person of people) await leave(person);
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ["--no-sandbox", "--disable-gpu"],
    });
    workspace.atEnd(() => browser.close());
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const page = await signedIn(context, store);
    workspace.note("the tasks");
    const open = async () => {
      await page.goto(`${store.origin}/admin/financing-leads`);
      await page.locator("li[data-lead]").first().waitFor();
    };
    const rows = await timeTasks(page, tasksOn(page), async (what) => {
      if (what !== "take that back") await open();
    });
    workspace.note("alerts");
    await push.subscribe(store);
    await open();
    const alerts = await timeAlerts(page, push.received, (number) =>
      leave(["Nell", "Park", `(906) 555-02${10 + number}`]),
    );
    const taken = await timeTaken(page, store, people[2][2]);
    return [
      section(
        "An associate's day on a phone",
        `Each task begins at the list of leads, on a screen 390 wide, and ends when the page says that it is done. A tap takes ${tapMs} ms and a letter 200 ms; a list counts as ${tapsOfPicker.select} taps. “Before” is the same hand at \`c2bfbe2\`, where a swipe to what is off the screen counts as a tap and a hidden tab never learned of a new lead.`,
        table(
          ["task", "taps", "letters", "seconds", "before"],
          rows.map((row) => [...row, before[String(row[0])] ?? ""]),
        ),
        "From a request that is stored, or a lead that a colleague takes, until staff hear of it. The page asks every two seconds, and each came right after it had asked: nothing takes longer there.",
        table(["what", "middle", "most", "of"], [...alerts, taken]),
      ),
    ];
  });
}

const people = [
  ["María", "Núñez", "(906) 555-0142"],
  ["Seán", "O’Neil", "906-555-0177"],
  ["Dana", "Whitfield", "(906) 555-0119"],
] as const;

const tasksOn = (page: Page): Task[] => {
  const card = (name: string) => page.locator("li[data-lead]").filter({ hasText: name });
  const search = page.getByLabel("Search leads by name or phone");
  const done = (words: string | RegExp) => page.getByText(words).first().waitFor();
  const panel = page.getByRole("dialog");
  return [
    [
      "call the newest lead",
      async (hand) => {
        const call = card("Dana").getByRole("link", { name: /^Call/ });
        const box = await call.boundingBox();
        if (!box || box.y + box.height > 844) throw new Error("The newest lead is off the screen.");
        await call.evaluate((link) => link.addEventListener("click", (e) => e.preventDefault()));
        await hand.tap(call);
      },
    ],
    [
      "nobody answered",
      async (hand) => {
        await hand.tap(named(page, "button", "No answer from Dana Whitfield"));
        await done("No answer noted.");
      },
    ],
    [
      "take a lead",
      async (hand) => {
        await hand.tap(card("María"));
        await hand.tap(named(page, "button", "Take it"));
        await done(/is yours\.$/);
      },
    ],
    [
      "find who calls, by the caller ID",
      async (hand) => {
        await hand.tap(search);
        await hand.type("+19065550177");
        await card("O’Neil").waitFor();
        await card("Dana").waitFor({ state: "detached" });
      },
    ],
    [
      "find a name with an accent",
      async (hand) => {
        await hand.tap(search);
        await hand.type("nunez");
        await card("Núñez").waitFor();
        await card("Dana").waitFor({ state: "detached" });
      },
    ],
    [
      "say that it is contacted",
      async (hand) => {
        await hand.tap(card("María").getByRole("button", { name: /Pending/ }));
        await hand.tap(
          page
            .getByRole("menuitemradio", { name: "Contacted" })
            .or(page.getByRole("menuitem", { name: "Contacted" })),
        );
        await done("Lead updated successfully.");
      },
    ],
    [
      "take that back",
      async (hand) => {
        await hand.tap(named(page, "button", "Undo"));
        await done("Undone.");
      },
    ],
    [
      "add a note to the history",
      async (hand) => {
        await hand.tap(card("Dana"));
        await hand.tap(panel.getByLabel("Add to the history"));
        await hand.type("Wants oak");
        await hand.next();
        await panel.getByText("Wants oak").waitFor();
      },
    ],
    [
      "have it come back tomorrow",
      async (hand) => {
        await hand.tap(card("María"));
        await hand.tap(panel.getByRole("button", { name: "Set a date" }));
        await hand.tap(panel.getByRole("button", { name: "Set", exact: true }));
        await done(/comes back/);
      },
    ],
    [
      "enter a walk-in",
      async (hand) => {
        await hand.tap(named(page, "button", "Enter a lead"));
        await panel.getByLabel("First and last name").waitFor();
        await hand.type("Ann Lee");
        await hand.next();
        await hand.tap(panel.getByLabel("Phone"));
        await hand.type("9065550188");
        await hand.next();
        await done("Lead entered.");
      },
    ],
  ];
};
