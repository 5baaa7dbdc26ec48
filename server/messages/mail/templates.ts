/** The words of the shop's mails, as text and as HTML. */

import { formatMoment } from "#shop/calendar/words.ts";
import { own } from "#shop/own.ts";
import type { Mail } from "./transport.ts";

/** A mail that is still to be told what the shop is called, and the address of its logo where it has one. */
export type Letter = (shop: string, logo?: string) => Mail;

interface Words {
  to: string;
  subject: string;
  paragraphs: string[];
  button?: { label: string; link: string };
  code?: string;
  /** The last, small line: what to do when the mail was not asked for. */
  otherwise: string;
}

const LASTS = "It works once and expires in an hour.";

export function confirmation(of: { to: string; link: string; code: string }): Letter {
  return letter((shop) => ({
    to: of.to,
    subject: `Confirm your ${shop} account`,
    paragraphs: [
      "Welcome! One tap and your account is ready.",
      `The link and the code below do the same thing. ${LASTS}`,
    ],
    button: { label: "Confirm my email", link: of.link },
    code: of.code,
    otherwise: "Not you? You can ignore this email. Nothing happens until the link is used.",
  }));
}

export function invitation(of: { to: string; link: string }): Letter {
  return letter((shop) => ({
    to: of.to,
    subject: `You are invited to ${shop}`,
    paragraphs: [`We made an account for you at ${shop}. Use this link to open it. ${LASTS}`],
    button: { label: "Open my account", link: of.link },
    otherwise: "Not expecting this? You can ignore this email.",
  }));
}

/** An invitation to work in the shop. */
export interface StaffInvitation {
  /** The address of who invites; empty where that account is gone. */
  inviter: string;
  /** When the invitation, and each link to it, ends: 48 hours after it was made. */
  until: Date;
}

/** To a colleague. No code: only the link has the role. */
export function staffInvitation(
  of: { to: string; link: string },
  { inviter, until }: StaffInvitation,
): Letter {
  return letter((shop) => ({
    to: of.to,
    subject: `You are invited to work at ${shop}`,
    paragraphs: [
      `${inviter || "Someone who works here"} invites you to the back office of ${shop}. Open it with the link, which works once. You have 48 hours, until ${formatMoment(until.toISOString())}, Eastern time; until then you can ask for another link on the page it opens.`,
    ],
    button: { label: "Accept the invitation", link: of.link },
    otherwise:
      "Not expecting this? You can ignore this email. Nothing happens until the link is used.",
  }));
}

export function recovery(of: { to: string; link: string; code: string }): Letter {
  return letter((shop) => ({
    to: of.to,
    subject: `Set a new ${shop} password`,
    paragraphs: [`Forgot your password? It happens. Set a new one with the link. ${LASTS}`],
    button: { label: "Set a new password", link: of.link },
    code: of.code,
    otherwise: "Didn't request this? You can ignore this email; your password stays as it is.",
  }));
}

export function magicLink(of: { to: string; link: string; code: string }): Letter {
  return letter((shop) => ({
    to: of.to,
    subject: `Sign in to ${shop}`,
    paragraphs: [`Here’s your sign-in link, no password needed. ${LASTS}`],
    button: { label: "Sign me in", link: of.link },
    code: of.code,
    otherwise: "Didn't request this? You can ignore this email. Don't share this code with anyone.",
  }));
}

export function emailChange(of: {
  to: string;
  link: string;
  code: string;
  oldEmail: string;
  newEmail: string;
}): Letter {
  const from = of.oldEmail ? ` from ${of.oldEmail}` : "";
  return letter((shop) => ({
    to: of.to,
    subject: `Confirm the new email for your ${shop} account`,
    paragraphs: [
      `You asked to change your account's email${from} to ${of.newEmail}. Please confirm it with the link. ${LASTS}`,
    ],
    button: { label: "Confirm the change", link: of.link },
    code: of.code,
    otherwise: "Didn't request this? Don't confirm it, and change your password.",
  }));
}

export function reauthentication(of: { to: string; code: string }): Letter {
  return letter((shop) => ({
    to: of.to,
    subject: `${of.code} is your ${shop} code`,
    paragraphs: [`Type this code to confirm it’s you. ${LASTS}`],
    code: of.code,
    otherwise: "Didn't request this? Someone may be in your account: change your password.",
  }));
}

export function passwordChanged(of: { to: string; link: string }): Letter {
  return letter((shop) => ({
    to: of.to,
    subject: `Your ${shop} password was changed`,
    paragraphs: ["Your password was changed, and your other devices were signed out."],
    otherwise: `If this wasn't you, reset your password now with “Forgot password?” at ${of.link}`,
  }));
}

export function newDevice(of: { to: string; link: string; device: string }): Letter {
  const device = of.device.replace(/^An /, "an ");
  return letter((shop) => ({
    to: of.to,
    subject: `New sign-in to your ${shop} account`,
    paragraphs: [
      `Someone just signed in to your account on ${device}. We haven’t seen that device before. If it was you, you can ignore this email.`,
    ],
    otherwise: `Not you? Then set a new password now, with “Forgot password?” at ${of.link}. That signs out every other device.`,
  }));
}

const UNDO_LASTS =
  "The link works for 72 hours. It also signs out every device and cancels your password. You’ll set a new one by email.";

/** A second factor was added to the account. */
export function secondStepAdded(of: { to: string; link: string }): Letter {
  return letter((shop) => ({
    to: of.to,
    subject: `Two-step verification was added to your ${shop} account`,
    paragraphs: [
      "From now on, signing in asks for a code or a key after the password. Your other devices were signed out. If it was you, you can ignore this email.",
    ],
    button: { label: "This wasn’t me: turn it off", link: of.link },
    otherwise: UNDO_LASTS,
  }));
}

/** To the person who owned the shop until a moment ago. */
export function shopHandedOn(of: { to: string; link: string }): Letter {
  return letter((shop) => ({
    to: of.to,
    subject: `${shop} has a new owner`,
    paragraphs: [
      "Your account just handed the shop over to another admin. If it was you, you can ignore this email.",
    ],
    button: { label: "This wasn’t me: take the shop back", link: of.link },
    otherwise: UNDO_LASTS,
  }));
}

/** The owner's week: every line says a number beside the week before's. */
export function mondayMail(of: {
  to: string;
  leads: number;
  days: string;
  lines: string[];
  link: string;
  turnOff: string;
}): Letter {
  return letter((shop) => ({
    to: of.to,
    subject: `Last week at ${shop}: ${of.leads} ${of.leads === 1 ? "lead" : "leads"}`,
    paragraphs: [`${of.days}, compared with the week before.`, ...of.lines],
    button: { label: "Open last week’s leads", link: of.link },
    otherwise: `You get this on Mondays because you own the store. To stop it, choose Weeks and “Turn it off” at ${of.turnOff}`,
  }));
}

function letter(write: (shop: string) => Words): Letter {
  return (shop, logo) => {
    const words = write(shop);
    const { to, subject, paragraphs, button, code, otherwise } = words;
    const text = [
      ...paragraphs,
      ...(button ? [`${button.label}:\n${button.link}`] : []),
      ...(code ? [`Code: ${code}`] : []),
      otherwise,
      shop,
    ].join("\n\n");
    return { to, subject, text, html: html(words, shop, logo) };
  };
}

function html(
  { subject, paragraphs, button, code, otherwise }: Words,
  shop: string,
  logo?: string,
): string {
  // Beside the name, which stays where a mail program loads no pictures.
  const image = logo
    ? `<img src="${escapeHtml(logo)}" alt="" style="display:block;max-width:240px;max-height:56px;margin:0 0 16px">\n`
    : "";
  const body = [
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    ...(button
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(button.link)}" style="background:#1e4c39;color:#fff;text-decoration:none;padding:14px 24px;border-radius:8px;display:inline-block;font-weight:600">${escapeHtml(button.label)}</a></p>`,
        ]
      : []),
    ...(code
      ? [
          `<p style="margin:24px 0;font-size:28px;letter-spacing:6px;font-family:monospace">${escapeHtml(code)}</p>`,
        ]
      : []),
    `<p style="margin:24px 0 0;font-size:14px;color:#56615a">${escapeHtml(otherwise)}</p>`,
  ].join("\n");
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#fbf7f0;color:#1d2822;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto;background:#fff;padding:32px;border-radius:12px">
${image}<p style="margin:0 0 24px;font-weight:700;font-size:20px;overflow-wrap:anywhere">${escapeHtml(shop)}</p>
${body}
</div>
</body>
</html>
`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeHtml = (value: string) =>
  value.replace(/[&<>"']/g, (character) => own(entities, character)!);
