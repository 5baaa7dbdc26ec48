import { expect, test } from "vitest";
import { shop } from "#server/shop.ts";
import * as templates from "./templates.ts";

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
    const mail = (template as (given: typeof of) => ReturnType<typeof templates.recovery>)(of);
    expect(mail.to).toBe(of.to);
    expect(mail.subject).toContain(shop.name);
    expect(mail.text).toContain(shop.name);
    expect(mail.html).toContain(shop.name.replaceAll("&", "&amp;"));
    expect(mail.html).not.toContain("<script");
    for (const part of [of.code, "https://shop.example/"]) {
      expect(mail.html.includes(part)).toBe(mail.text.includes(part));
    }
  },
);
