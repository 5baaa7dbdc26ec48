import { ToolButton } from "../../kit/tool-button.tsx";
import type { QueuedProduct } from "./outbox.ts";
import type { useOutbox } from "./use-outbox.ts";

interface OutboxListProps {
  outbox: ReturnType<typeof useOutbox>;
  /** Takes one back into the form. */
  onOpen: (waiting: QueuedProduct) => void;
}

/** Products that are not at the shop yet, and why. */
export function OutboxList({ outbox: { waiting, isSending, delay }, onOpen }: OutboxListProps) {
  if (waiting.length === 0) return null;
  return (
    <ul aria-label="Not sent yet" className="grid gap-2">
      {waiting.map((one) => (
        <li
          key={one.request}
          className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3 text-sm"
        >
          <p className="min-w-0 flex-1">
            <b>{one.fields.title}</b>{" "}
            {one.problem ? (
              <span className="font-semibold text-tag">{one.problem}</span>
            ) : delay ? (
              <span className="font-semibold text-brass">
                {delay} It’s saved on this device. We’ll keep trying.
              </span>
            ) : isSending ? (
              "Sending…"
            ) : (
              "Saved on this device. We’ll send it when you’re back online."
            )}
          </p>
          {one.problem ? <ToolButton onClick={() => onOpen(one)}>Change it</ToolButton> : null}
        </li>
      ))}
    </ul>
  );
}
