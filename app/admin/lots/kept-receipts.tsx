import { ToolButton } from "../kit/tool-button.tsx";
import { useOnline } from "../use-online.ts";
import type { Receipts } from "./use-receipts.ts";

/** What was received on this device and is not at the shop yet, and what the shop refused. */
export function KeptReceipts({ receipts }: { receipts: Receipts }) {
  const isOnline = useOnline();
  const { waiting, isSending, delay, discard } = receipts;
  const refused = waiting.filter(({ problem }) => problem);
  const count = waiting.length - refused.length;
  const isKept = count > 0 && !(isOnline && isSending && !delay);
  return (
    <>
      {isKept || !isOnline ? (
        <p role="status" className="rounded-lg bg-brass-wash p-3 text-sm">
          {isOnline ? "" : "You’re offline. "}
          {count > 0
            ? `Kept on this phone, ${count} to send. `
            : "What you receive is kept on this phone. "}
          {delay || (isOnline ? "" : "We’ll send it once you’re back online with this page open.")}
        </p>
      ) : null}
      {refused.map((receipt) => (
        <div
          key={receipt.request}
          role="alert"
          className="flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-3 text-sm"
        >
          <p className="min-w-0 flex-1">
            <b>{receipt.title}</b> <span className="font-semibold text-tag">{receipt.problem}</span>
          </p>
          <ToolButton onClick={() => discard(receipt)}>Receive it again</ToolButton>
        </div>
      ))}
    </>
  );
}
