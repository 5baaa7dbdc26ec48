import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import * as templates from "./templates.ts";

const shop = "Oak & <Son>";
const of = {
  to: "ann@example.com",
  link: "https://shop.example/auth/v1/verify?token=a&type=b",
  code: "012345",
  oldEmail: "ann@example.com",
  device: "An iPhone",
  inviter: "pat@example.com",
  until: new Date("2026-11-29T17:00:00Z"),
  newEmail: '"><script>alert(1)</script>@example.com',
  leads: 3,
  days: "Monday to Sunday",
  lines: ["All: 3 leads", '<script>"East & West"</script>: 2 leads'],
  turnOff: "https://shop.example/admin/financing-leads",
};

test.each(Object.entries(templates).filter(([, template]) => typeof template === "function"))(
  "the mail “%s” says the same in text and in HTML",
  (_name, template) => {
    const mail = (template as (given: typeof of, more: typeof of) => templates.Letter)(of, of)(
      shop,
      'https://shop.example/pictures/photo-logo-1.jpg?"><script>',
    );
    expect(mail.to).toBe(of.to);
    expect(mail.subject).toContain(shop);
    expect(mail.text).toContain(shop);
    expect(mail.html).toContain("Oak &amp; &lt;Son&gt;");
    expect(mail.html).not.toContain("<script");
    expect(mail.html).toContain(
      '<img src="https://shop.example/pictures/photo-logo-1.jpg?&quot;&gt;',
    );
    for (const part of [of.code, "https://shop.example/a"]) {
      expect(mail.html.includes(part)).toBe(mail.text.includes(part));
    }
  },
);

test("a hosted project's mails lead to the page that ours lead to, with the same types and codes", async () => {
  const config = await readFile("supabase/config.toml", "utf8");
  const types = {
    confirmation: "signup",
    invite: "invite",
    magic_link: "magiclink",
    recovery: "recovery",
    email_change: "email_change",
  };
  for (const [name, type] of Object.entries(types)) {
    expect(config).toContain(`[auth.email.template.${name}]`);
    expect(config).toContain(`content_path = "./supabase/templates/${name}.html"`);
    const mail = await readFile(`supabase/templates/${name}.html`, "utf8");
    expect(mail.match(/href="[^"]*"/g)).toEqual([
      `href="{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&amp;type=${type}&amp;redirect_to={{ .RedirectTo }}"`,
    ]);
    // Ours sends an invitation without one, too.
    expect(mail.includes("{{ .Token }}")).toBe(name !== "invite");
  }
});
