export interface ToastMessage {
  title: string;
  description?: React.ReactNode;
  tone?: "success" | "destructive" | "neutral";
  /** A button in the notice, which goes when it is pressed; with one the notice stays longer. */
  action?: { label: string; run: () => void };
  /** It goes at once where this is aborted: what it asks for was done. */
  until?: AbortSignal;
}

type Receiver = (message: ToastMessage) => void;

const waiting: ToastMessage[] = [];
let receiver: Receiver | undefined;
let demand: (() => void) | undefined;

/** Shows a notice at the bottom right. The toast library is loaded with the first one. */
export function showToast(message: ToastMessage) {
  if (receiver) return receiver(message);
  waiting.push(message);
  demand?.();
}

/** Calls back as soon as a notice waits for the page's toaster. */
export function onToastDemand(callback: () => void) {
  demand = callback;
  if (waiting.length > 0) callback();
  return () => {
    demand = undefined;
  };
}

/** The page's one toaster takes what waited for it and what is shown from now on. */
export function receiveToasts(receive: Receiver) {
  receiver = receive;
  for (const message of waiting.splice(0)) receive(message);
  return () => {
    receiver = undefined;
  };
}
