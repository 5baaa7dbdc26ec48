import { expect, test } from "vitest";
import * as templates from "./templates.ts";

const shop = "Oak & <Son>";
const of = {
  to: "ann@example.com",
  link: "https://shop.example/auth/v1/verify?token=a&type=b",
  code: "012345",
  oldEmail: "ann@example.com",
  device: "An iPhone",
  newEmail: '"><script>alert(1)</script>@example.com',
  leads: 3,
  days: "Monday to Sunday",
  lines: ["All: 3 leads", '<script>"East & West"</script>: 2 leads'],
  turnOff: "https://shop.example/admin/financing-leads",
};

test.each(Object.entries(templates).filter(([, template]) => typeof template === "function"))(
  "the mail “%s” says the same in text and in HTML",
  (_name, template) => {
    const mail = (template as (given: typeof of) => templates.Letter)(of)(shop);
    expect(mail.to).toBe(of.to);
    expect(mail.subject).toContain(shop);
    expect(mail.text).toContain(shop);
    expect(mail.html).toContain("Oak &amp; &lt;Son&gt;");
    expect(mail.html).not.toContain("<script");
    for (const part of [of.code, "https://shop.example/"]) {
      expect(mail.html.includes(part)).toBe(mail.text.includes(part));
    }
  },
);
