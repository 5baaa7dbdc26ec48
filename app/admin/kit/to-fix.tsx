import { Problem } from "../problem.tsx";
import { focusFirstInvalid } from "./use-record-form.ts";

interface ToFixProps {
  /** What did not happen: "Not published". */
  title: string;
  errors: Readonly<Record<string, string | undefined>>;
}

/** What is wrong with a long form, at its end: each a press away from its field. */
export function ToFix({ title, errors }: ToFixProps) {
  const wrong = Object.entries(errors).filter(([, words]) => words);
  if (wrong.length < 2) return <Problem>{wrong[0] ? `${title}: ${wrong[0][1]}` : ""}</Problem>;
  return (
    <div role="alert" className="rounded-lg bg-tag-wash p-3 text-sm text-tag">
      <p className="font-semibold">
        {title}: {wrong.length} things to fix
      </p>
      <ul className="mt-1">
        {wrong.map(([name, words]) => (
          <li key={name}>
            <button
              type="button"
              className="min-h-11 text-left underline fine:min-h-7"
              onClick={({ currentTarget }) => goTo(currentTarget.form, name)}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A field by its name, or the part of the form that has several. */
function goTo(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name);
  focusFirstInvalid(field instanceof HTMLElement ? field : form);
}
