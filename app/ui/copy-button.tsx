import { useState } from "react";

interface CopyButtonProps {
  /** What is copied, such as a link. */
  text: string;
  className?: string;
}

/** Copies a link and says so; where the browser refuses, it shows the link to copy by hand. */
export function CopyButton({ text, className }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      window.prompt("Copy this link:", text);
    }
  }

  return (
    <button type="button" onClick={copy} className={className}>
      <span aria-live="polite">{copied === text ? "Link copied" : "Copy link"}</span>
    </button>
  );
}
