import { button } from "#app/ui/button.ts";

interface LoadFailedProps {
  message: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says what could not be loaded, with a button that tries again. */
export function LoadFailed({ message, isRetrying, onRetry }: LoadFailedProps) {
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-6">
      <p role="alert" className="font-semibold">
        {message}
      </p>
      <p className="text-ink-soft">
        {navigator.onLine
          ? "The shop’s database gave an unexpected answer."
          : "This device is offline."}
      </p>
      <button type="button" className={button()} disabled={isRetrying} onClick={onRetry}>
        {isRetrying ? "Trying…" : "Try again"}
      </button>
    </div>
  );
}
