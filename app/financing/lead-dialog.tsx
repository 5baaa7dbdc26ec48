import { useEffect, useRef, useState } from "react";
import { settings } from "#app/lib/backend.ts";
import { FormRefused } from "#app/lib/public-db.ts";
import { useShop } from "#app/site/use-shop.ts";
import { preload } from "#app/start/lazy.ts";
import { button } from "#app/ui/button.ts";
import { CaptchaField } from "#app/ui/captcha-field.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { loadToaster } from "#app/ui/load-toaster.ts";
import { Modal } from "#app/ui/modal.tsx";
import { goesOnToEmpty } from "#app/ui/next-field.ts";
import { SentPanel } from "#app/ui/sent-panel.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextingEnd } from "#app/ui/texting-end.tsx";
import { showToast } from "#app/ui/toast.ts";
import { useRequestForm } from "#app/ui/use-request-form.ts";
import { consent } from "#shop/financing-consent.ts";
import type { Lender } from "#shop/lenders.ts";
import { showPhone } from "#shop/phone.ts";
import { clockName } from "#shop/showroom-words.ts";
import { type LeadField, type LeadInput, parseLead } from "./lead.ts";
import { fetchTextPromise, type Submission, submitLead } from "./submit-lead.ts";
import { exceptionText, noticeText, type TextPromise } from "./text-promise.ts";

// Outlives the dialog: what a person typed is still there when they open it again.
let draft: LeadInput = { first_name: "", last_name: "", phone: "" };

const order: readonly LeadField[] = ["first_name", "last_name", "phone"];

interface LeadDialogProps {
  lender: Lender & { inSentence: string; disclosure: string };
  /** The product that it is about. */
  product?: { slug: string; title: string };
  onClose: () => void;
}

interface Sent {
  lead: Submission["lead"];
  /** Whether and when its text comes; not known yet while that is asked. */
  promise?: TextPromise;
}

/** The lead form of one lender, then the thank-you panel once the lead is stored. */
export default function LeadDialog({ lender, product, onClose }: LeadDialogProps) {
  const [sent, setSent] = useState<Sent>();
  const firstInput = useRef<HTMLInputElement>(null);
  useEffect(() => preload(loadToaster), []);
  return (
    <Modal
      title={sent ? "Thank you!" : `Apply with ${lender.name}`}
      onClose={onClose}
      initialFocus={firstInput}
    >
      {sent ? (
        <ThankYou {...sent} lender={lender} onClose={onClose} />
      ) : (
        <LeadForm lender={lender} product={product} firstInput={firstInput} onSent={setSent} />
      )}
    </Modal>
  );
}

interface LeadFormProps extends Pick<LeadDialogProps, "lender" | "product"> {
  firstInput: React.RefObject<HTMLInputElement | null>;
  /** As soon as it is stored, and again when more is known. */
  onSent: (sent: Sent) => void;
}

function LeadForm({ lender, product, firstInput, onSent }: LeadFormProps) {
  const { name } = useShop();
  const [captchaToken, setCaptchaToken] = useState<string>();
  const { errors, isSending, problem, change, form } = useRequestForm({
    order,
    parse: () => parseLead(draft),
    async send(lead, submissionKey) {
      const piece = product?.slug;
      await submitLead({ lead, lender: lender.name, submissionKey, piece, captchaToken });
      draft = { first_name: "", last_name: "", phone: "" };
      onSent({ lead });
      const promise = await fetchTextPromise(submissionKey);
      showToast({
        title: "Request Received!",
        description: noticeText(promise),
        tone: "success",
      });
      onSent({ lead, promise });
    },
    onFailure(error) {
      showToast({
        title: "Error",
        description: "Failed to submit request. Please try again.",
        tone: "destructive",
      });
      return error instanceof FormRefused ? error.message : undefined;
    },
  });

  const field = (key: LeadField) => ({
    name: key,
    defaultValue: draft[key],
    error: errors[key],
    onChange({ target }: React.ChangeEvent<HTMLInputElement>) {
      draft = { ...draft, [key]: target.value };
      change(key);
    },
    readOnly: isSending,
  });

  return (
    <form {...form} onKeyDown={goesOnToEmpty} className="grid gap-4">
      <p className="text-ink-soft">
        {lender.audience}: {lender.inSentence}.
      </p>
      <p className="text-sm text-ink-soft">{lender.disclosure}</p>
      {product ? (
        <p>
          About: <strong>{product.title}</strong>
        </p>
      ) : null}
      <div className="grid grid-cols-2 gap-3">
        <TextField
          ref={firstInput}
          label="First name"
          autoComplete="given-name"
          autoCapitalize="words"
          enterKeyHint="next"
          {...field("first_name")}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          autoCapitalize="words"
          enterKeyHint="next"
          {...field("last_name")}
        />
      </div>
      <TextField
        label="Mobile phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(586) 555-0123"
        enterKeyHint="send"
        {...field("phone")}
      />
      {settings.turnstileSiteKey ? (
        <CaptchaField siteKey={settings.turnstileSiteKey} action="lead" onToken={setCaptchaToken} />
      ) : null}
      <TextingEnd
        id="consent"
        sentence={consent.sentence(name)}
        words="Text Me the Link"
        isSending={isSending}
        problem={problem}
      />
    </form>
  );
}

interface ThankYouProps extends Sent {
  lender: Lender;
  onClose: () => void;
}

function ThankYou({ lead, promise, lender, onClose }: ThankYouProps) {
  const name = `${lead.first_name} ${lead.last_name}`;
  const shop = useShop();
  const { phone } = shop;
  const exception = promise && exceptionText(promise, lead.phone, clockName(shop));
  return (
    <SentPanel>
      <div className="grid max-w-full justify-items-center gap-4 wrap-anywhere" role="status">
        {exception === null ? (
          <p className="max-w-md text-lg">
            Thank you, {name}! The <strong>{lender.name}</strong> application link was texted to{" "}
            <strong className="whitespace-nowrap">{showPhone(lead.phone)}</strong>.
          </p>
        ) : (
          <p className="max-w-md text-lg">
            Thank you, {name}! We have your request for <strong>{lender.name}</strong>.
          </p>
        )}
        {exception ? (
          <div className="flex max-w-md items-start gap-3 rounded-card bg-brass-wash p-4 text-left">
            <Icon name="message" className="mt-0.5 text-brass" />
            <div>
              <p>{exception}</p>
              <a
                href={phone.href}
                className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-spruce"
              >
                <Icon name="phone" className="size-4" />
                Call {phone.label}
              </a>
            </div>
          </div>
        ) : null}
      </div>
      <ApplicationLink lender={lender} isTexted={exception === null} />
      <button type="button" onClick={onClose} className={button("quiet", "md")}>
        Done
      </button>
    </SentPanel>
  );
}

/** The link itself, because carriers refuse some lending links. */
function ApplicationLink({ lender, isTexted }: { lender: Lender; isTexted: boolean }) {
  return (
    <section
      aria-label="Application link"
      className="grid w-full max-w-md gap-3 rounded-card border border-line bg-paper p-4"
    >
      <p className="font-semibold break-all text-spruce">
        {lender.applicationUrl.replace("https://", "")}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <a
          href={lender.applicationUrl}
          target="_blank"
          rel="noopener"
          className={button("primary", "md")}
        >
          Open now
          <Icon name="external" className="size-4" />
          <span className="sr-only">the application (opens in a new tab)</span>
        </a>
        <CopyButton text={lender.applicationUrl} className={button("outline", "md")} />
      </div>
      {isTexted ? (
        <p className="text-sm text-ink-soft">
          No text after a few minutes? Some carriers hold back lenders’ links. This is the same one.
        </p>
      ) : null}
    </section>
  );
}
