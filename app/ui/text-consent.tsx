interface TextConsentProps {
  id: string;
  /** What is agreed to; its version is stored with what the form sends. */
  sentence: string;
}

/** What pressing the button below agrees to. The policies open beside the form, so nothing typed is lost. */
export function TextConsent({ id, sentence }: TextConsentProps) {
  return (
    <p id={id} className="text-sm text-ink-soft">
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
  );
}
