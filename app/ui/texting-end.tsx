import { useShop } from "#app/site/use-shop.ts";
import { button } from "./button.ts";

interface TextingEndProps {
  id: string;
  /** What is agreed to; its version is stored with what the form sends. */
  sentence: string;
  /** What its button says. */
  words: string;
  isSending: boolean;
  /** Why it was not sent. */
  problem: string | undefined;
}

/** How a form ends that we answer by text: what pressing agrees to, the button, and whom to call where it is refused. */
export function TextingEnd({ id, sentence, words, isSending, problem }: TextingEndProps) {
  const { phone } = useShop();
  return (
    <div className="texting-end grid gap-3">
      {/* The policies open beside the form, so nothing typed is lost. */}
      <p id={id} className="text-xs/4 text-ink-soft sm:text-sm/5">
        {sentence} See our{" "}
        <a href="/terms-of-service" target="_blank" rel="noreferrer">
          Terms of Service
        </a>{" "}
        and{" "}
        <a href="/privacy-policy" target="_blank" rel="noreferrer">
          Privacy Policy
        </a>
        .
      </p>
      <button
        type="submit"
        aria-disabled={isSending || undefined}
        aria-busy={isSending || undefined}
        aria-describedby={id}
        className={button("tag", "lg")}
      >
        {isSending ? "Sending…" : words}
      </button>
      {problem ? (
        <p role="alert" className="font-semibold text-tag">
          {problem}{" "}
          <a href={phone.href} className="whitespace-nowrap text-tag underline">
            Call {phone.label}
          </a>
        </p>
      ) : null}
    </div>
  );
}
