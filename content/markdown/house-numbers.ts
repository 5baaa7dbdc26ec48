/**
 * The rules of thumb that more than one text gives, each with its one number. For writers, who take the
 * number from here, and for the test that reads articles, products, packages and policies for another one.
 */

export interface HouseNumber {
  /** The rule in the words of the shop. */
  rule: string;
  /** Finds the rule in an article's text; what it captures are numbers, in digits or as words to twelve. */
  told: RegExp;
  /** Whether numbers found there are those of the rule. */
  holds: (...numbers: number[]) => boolean;
  /** A sentence that breaks the rule, for the test of the test. */
  wrong: string;
}

const oneOf =
  (...allowed: number[]) =>
  (...numbers: number[]) =>
    numbers.every((number) => allowed.includes(number));

const number = String.raw`(\d+(?:\.\d+)?½?|one|two|three|four|six|an)`;
const found = (pattern: string) => new RegExp(pattern.replaceAll("#", number), "gi");

export const houseNumbers: readonly HouseNumber[] = [
  {
    rule: "A piece goes through a door that is 2 inches wider, an inch on either side; less is tight.",
    told: found(`at least # inch(?:es)? (?:smaller|narrower|to spare)`),
    holds: oneOf(2),
    wrong: "The sofa has to be at least an inch smaller.",
  },
  {
    rule: "An open door leaves 1½ to 2 inches less than its slab: 30 to 30½ of 32, 34 to 34½ of 36.",
    told: found(`#(?: to #)? inches (?:clear )?(?:on|of|in|through) a #-inch door`),
    holds: (...numbers) => {
      const slab = numbers.at(-1)!;
      return numbers.slice(0, -1).every((clear) => slab - clear >= 1.5 && slab - clear <= 2);
    },
    wrong: "That is commonly 33 to 34 inches on a 36-inch door.",
  },
  {
    rule: "Behind a dining chair: 32 inches to sit down and get up, 36 to edge past, 44 to walk past.",
    told: found(
      `#(?: inches)?(?: are| is)?(?: left| clear| free)? behind (?:each|every|a|the) chair`,
    ),
    holds: oneOf(32, 36, 44),
    wrong: "The room has 30 inches behind each chair.",
  },
  {
    rule: "A place at a table is 24 inches wide.",
    told: found(
      `# inches (?:a|per|for each|for every) (?:person|place|diner)|one person for every # inches`,
    ),
    holds: oneOf(24),
    wrong: "Count 22 inches a person.",
  },
  {
    rule: "A lamp hangs 30 to 36 inches above a dining table.",
    told: found(`# to # inches (?:above|clear of|over) the (?:top|table)`),
    holds: oneOf(30, 36),
    wrong: "Hang it 28 to 34 inches above the top.",
  },
  {
    rule: "A main walkway is 36 inches wide, a side one 30.",
    told: found(
      `# (?:inches )?(?:if it is the|for (?:a|the|every|each)) main|side lane: one person, hands empty #(?: to #)?|# inches is the least`,
    ),
    holds: oneOf(30, 36),
    wrong: "Leave 42 inches for the main lane.",
  },
  {
    rule: "Between a seat and its coffee table: 14 to 18 inches, best 16.",
    told: found(
      `coffee tables?:? # to # inches|# to # inches (?:from|between) (?:the )?(?:seat|sofa|cushion)`,
    ),
    holds: oneOf(14, 18),
    wrong: "Coffee tables: 16 to 18 inches from the seat.",
  },
  {
    rule: "A television is watched from 1.2 to 1.6 diagonals away; farther is no harm, but too far for 4K.",
    told: found(
      String.raw`# inches,? (?:which )?suits an? (?:\S+ )?#-inch (?:television|TV|screen|set)`,
    ),
    holds: (distance, diagonal) => distance! / diagonal! >= 1.195 && distance! / diagonal! <= 1.605,
    wrong: "That is 145 inches, which suits a 75-inch television.",
  },
  {
    rule: "The middle of a television is at the eyes of somebody seated, 39 to 43 inches up.",
    told: found(`eyes[^.]{0,60}, # to # inches`),
    holds: oneOf(39, 43),
    wrong: "It belongs at your eyes when you slouch, 40 to 46 inches for most people.",
  },
  {
    rule: "The middle of a picture or mirror on a wall is 57 to 60 inches up.",
    told: found(`(?:its|their|the) middle (?:some |about )?# to # inches up`),
    holds: oneOf(57, 60),
    wrong: "Hang it with its middle 62 to 66 inches up.",
  },
  {
    rule: "Hooks for grown-ups' coats are 66 inches up.",
    told: found(`(?:hooks|peg rail)(?: for [a-z]+)?(?: go)? at # inches`),
    holds: oneOf(66),
    wrong: "Hang the peg rail at 60 inches.",
  },
  {
    rule: "Wood and leather stand 24 inches (2 feet) from a register.",
    told: found(
      `# (?:inches|feet|ft)(?: or more| away)? from (?:(?:a|any|the|every) )?(?:heat |floor )?registers?`,
    ),
    holds: oneOf(2, 24),
    wrong: "Keep the console 3 feet from a register.",
  },
  {
    rule: "Wood stands 36 inches (3 feet) from a radiator or wood stove.",
    told: found(
      `#(?: inches| feet| ft)?(?: or more| away)? from (?:(?:a|any|the|every) )?radiators?`,
    ),
    holds: oneOf(3, 36),
    wrong: "Keep it 2 feet from radiators and registers.",
  },
  {
    rule: "Foam lies on slats or mesh at most 3 inches apart; ours are 2.5.",
    told: found(`(?:slats|gaps)(?: [a-z]+){0,4} # inches(?: apart| or less)`),
    holds: (...numbers) => numbers.every((number) => number <= 3),
    wrong: "Works on flat slats no more than 4 inches apart.",
  },
  {
    rule: "Rooms with furniture in them: 30 to 50 percent humidity, 35 in a frost; 60 is the limit of mold.",
    told: found(
      `between # and #(?: percent)?(?: humidity)?, as the Env|between # and # percent humidity`,
    ),
    holds: oneOf(30, 50),
    wrong: "Keep the room between 40 and 60 percent humidity.",
  },
  {
    rule: "Furniture is stored where readings stay under 50 percent humidity.",
    told: found(`(?:stays?|readings,? all|readings there stay) (?:under|below) # percent`),
    holds: oneOf(50),
    wrong: "Seven days of readings, all under 60 percent.",
  },
  {
    rule: "A dehumidifier is set to 45 or 50 percent.",
    told: found(String.raw`dehumidifier,?[^.\d]{0,20}(?:to|at) #(?: (?:or|to) #)?(?: percent|,)`),
    holds: oneOf(45, 50),
    wrong: "Set the dehumidifier to 55 percent.",
  },
  {
    rule: "A deflector for a register costs $10.",
    told: found(String.raw`\$# (?:plastic )?deflector`),
    holds: oneOf(10),
    wrong: "An $8 plastic deflector turns the air along the floor.",
  },
  {
    rule: "A humidity gauge (hygrometer) costs $12.",
    told: found(
      String.raw`\$# (?:hygrometer|humidity gauge)|(?:hygrometer|humidity gauge) costs \$#`,
    ),
    holds: oneOf(12),
    wrong: "Buy a $15 humidity gauge and read it for a week.",
  },
];

const words: ReadonlyMap<string, number> = new Map([
  ["an", 1],
  ["one", 1],
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["six", 6],
]);

/** Every place in a text that gives a rule another number, in its own words. */
export function contradictionsIn(text: string): string[] {
  return houseNumbers.flatMap(({ rule, told, holds }) =>
    [...text.matchAll(told)]
      .filter(([, ...captured]) => {
        const numbers = captured.filter((part) => part !== undefined).map(value);
        return !holds(...numbers);
      })
      .map(([place]) => `“${place}” against “${rule}”`),
  );
}

function value(text: string) {
  return (
    words.get(text.toLowerCase()) ?? Number(text.replace("½", "")) + (text.includes("½") ? 0.5 : 0)
  );
}
