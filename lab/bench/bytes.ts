/** What the pages of a build weigh: `npm test` holds the same figures to tools/build/budgets.ts. */
import { budgets, weighedPages } from "#tools/build/budgets.ts";
import { weighPage } from "#tools/build/page-weight.ts";
import { type Report, table } from "../report.ts";
import { client } from "./site.ts";

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const scripts = { page: budgets.js, product: budgets.productJs, auth: budgets.authJs };

/** One page of every kind, beside its budget. Takes seconds, and says the same on every machine. */
export async function benchBytes(): Promise<Report> {
  const rows = [...weighedPages].map(([path, kind]) => {
    const { html, js, css, font } = weighPage(client, path);
    return [`\`${path}\``, kilobytes(html), `${kilobytes(js)} of ${scripts[kind]}`].concat(
      [css, font].map(kilobytes),
    );
  });
  return {
    title: "What pages weigh",
    body: [
      `Kilobytes of 1,024 as they travel, brotli, without pictures. A page may have ${budgets.html} of HTML, ${budgets.css} of CSS and ${budgets.font} of fonts.`,
      table(["page", "HTML", "scripts", "CSS", "fonts"], rows),
    ],
  };
}
