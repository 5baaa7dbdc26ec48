import { Link } from "react-router";
import { toolButton } from "../controls.ts";

const shortcuts = [
  { to: "/admin/add", words: "Add a closeout" },
  { to: "/admin/lots", words: "Receive a lot" },
  { to: "/admin/count", words: "Count a list" },
  { to: "/admin/offers#new", words: "Post a notice" },
  { to: "/admin/changes", words: "Undo a change" },
] as const;

/** What is done often and has no place in the bar at the bottom. */
export function Shortcuts() {
  return (
    <nav aria-label="Shortcuts" className="flex flex-wrap gap-2">
      {shortcuts.map(({ to, words }) => (
        <Link key={to} to={to} className={toolButton("no-underline")}>
          {words}
        </Link>
      ))}
    </nav>
  );
}
