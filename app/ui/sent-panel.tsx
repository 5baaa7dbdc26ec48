import { Icon } from "./icon.tsx";

/** What a form's dialog shows once it was sent: a check mark, and what happens next. */
export function SentPanel({ children }: { children: React.ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-spruce-wash text-spruce">
        <Icon name="check" className="size-9" />
      </span>
      {children}
    </div>
  );
}
