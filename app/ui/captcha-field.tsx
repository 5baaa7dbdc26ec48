import { useEffect, useEffectEvent, useRef } from "react";

interface Turnstile {
  render(
    element: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      callback: (token: string) => void;
      "expired-callback": () => void;
      theme: "auto";
    },
  ): string;
  remove(id: string): void;
}

const address = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
let loading: Promise<Turnstile> | undefined;

interface CaptchaFieldProps {
  siteKey: string;
  /** Which form it is: the server takes no token of another one. */
  action: "account" | "lead";
  /** The token, or none once it has expired. */
  onToken: (token: string | undefined) => void;
}

/** Cloudflare's check that a person fills the form in. Where it cannot load, the form works without. */
export function CaptchaField({ siteKey, action, onToken }: CaptchaFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onToken);

  useEffect(() => {
    let widget: string | undefined;
    let turnstile: Turnstile | undefined;
    let isGone = false;
    loading ??= load();
    loading.then(
      (loaded) => {
        if (isGone || !box.current) return;
        turnstile = loaded;
        widget = turnstile.render(box.current, {
          sitekey: siteKey,
          action,
          callback: (token) => tell(token),
          "expired-callback": () => tell(undefined),
          theme: "auto",
        });
      },
      () => {
        loading = undefined;
      },
    );
    return () => {
      isGone = true;
      if (widget) turnstile?.remove(widget);
    };
  }, [siteKey, action]);

  return <div ref={box} className="min-h-16" />;
}

function load() {
  return new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => resolve((window as unknown as { turnstile: Turnstile }).turnstile);
    script.onerror = () => reject(new Error("Turnstile did not load"));
    document.head.append(script);
  });
}
