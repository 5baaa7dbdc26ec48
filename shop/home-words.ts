/** The words of the home page that the owner may say otherwise. For loaders: the page gets them as data. */
export const homeWords = {
  hero: "Quality furniture that manufacturers and stores had too much of. {showrooms} in {area}.",
  delivery:
    "A good price is only good if the dresser arrives without a scratch. Our own crew delivers all over {area}.",
  title1: "Into the room you choose",
  text1: "Two people carry every piece in, upstairs too, and set it where you want it.",
  title2: "Put together, level and tight",
  text2:
    "Ask when you order, and we’ll assemble beds, tables and sectionals on the spot. The price depends on the item.",
  title3: "The packaging leaves with us",
  text3: "Cardboard, foam and straps go back on the truck. You keep the furniture.",
  title4: "On a day that works for you",
  text4: "We’ll set a day and a time window by phone, and call when we’re on the way.",
};

export type HomeWords = Record<keyof typeof homeWords, string>;
