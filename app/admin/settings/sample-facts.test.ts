import { expect, test } from "vitest";
import { sampleFacts } from "./sample-facts.ts";

const own = {
  shop: {
    phone: "(586) 731-4000",
    email: "hello@closeouts.com",
    shop_online_url: "https://shop.closeouts.com",
    social: [{ name: "Facebook", url: "https://www.facebook.com/closeouts" }],
  },
  showrooms: [{ name: "East Showroom", phone: "(586) 731-4001" }],
  lenders: [{ name: "Harbor", application_url: "https://apply.harbor.com/x", active: true }],
};

test("a shop with facts of its own has nothing sample", () => {
  expect(sampleFacts(own)).toEqual([]);
});

test("invented numbers and addresses of examples are named one by one", () => {
  const found = sampleFacts({
    shop: {
      phone: "(586) 555-0100",
      email: "hello@shop.example",
      shop_online_url: "https://shop.example.com/x",
      social: [{ name: "TikTok", url: "https://www.tiktok.com/@shop.example" }],
    },
    showrooms: [{ name: "East Showroom", phone: "(586) 555-0142" }],
    lenders: [
      { name: "Harbor", application_url: "https://apply.example.com/x", active: true },
      { name: "Gone", application_url: "https://apply.example.com/y", active: false },
    ],
  });
  expect(found).toEqual([
    "The phone number for the shop, (586) 555-0100, isn’t real.",
    "The phone number for the East Showroom, (586) 555-0142, isn’t real.",
    "The application link for Harbor goes to apply.example.com.",
    "The email hello@shop.example isn’t real.",
    "“Shop Online” goes to shop.example.com.",
    "The link to TikTok is a sample.",
  ]);
});
