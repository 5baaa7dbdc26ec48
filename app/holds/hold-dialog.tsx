import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { useDeliveryFacts } from "#app/delivery/use-delivery-facts.ts";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { goesOnToEmpty } from "#app/ui/next-field.ts";
import { SentPanel } from "#app/ui/sent-panel.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextingEnd } from "#app/ui/texting-end.tsx";
import { useRequestForm } from "#app/ui/use-request-form.ts";
import { answerBy, answerByWords } from "#shop/calendar/answer-by.ts";
import { holdConsent } from "#shop/hold-consent.ts";
import { showPhone } from "#shop/phone.ts";
import type { AnyProduct } from "#shop/product.ts";
import { type HoldInput, type HoldRequest, parseHold } from "./hold-request.ts";
import { isAnswerTexted, submitHold } from "./submit-hold.ts";

// Outlives the dialog: what a person typed is still there when they open it again, for any product.
let draft = { name: "", phone: "" };

/** By a product's number, what was sent from this page: asked once more it would be a second request. */
const alreadySent = new Map<AnyProduct["id"], Sent>();

interface HoldDialogProps {
  product: AnyProduct;
  /** What a hold is, in the shop's words. */
  rule: string;
  onClose: () => void;
}

interface Sent {
  request: HoldRequest;
  /** By when it is answered: "by 4 PM today". */
  by: string;
  /** Whether the answer can come as a text; not known yet while that is asked. */
  isTexted?: boolean;
}

/** Asks to have a product held, then says what happens next. */
export default function HoldDialog(props: HoldDialogProps) {
  const { id } = props.product;
  useClosedByBack(props.onClose);
  const [sent, setSent] = useState(alreadySent.get(id));
  const nameInput = useRef<HTMLInputElement>(null);
  function keep(sent: Sent) {
    alreadySent.set(id, sent);
    // Whoever asks again meanwhile is left in the form.
    setSent((shown) => (sent.isTexted === undefined || shown ? sent : shown));
  }
  return (
    <Modal
      title={sent ? "We have your request" : "Ask us to hold it"}
      onClose={props.onClose}
      initialFocus={sent ? undefined : nameInput}
    >
      {sent ? (
        <Asked {...props} {...sent} onAgain={() => setSent(undefined)} />
      ) : (
        <HoldForm {...props} nameInput={nameInput} onSent={keep} />
      )}
    </Modal>
  );
}

/** Back leaves the form and not the product under it, too. */
function useClosedByBack(onClose: () => void) {
  const blocker = useBlocker(({ historyAction }) => historyAction === "POP");
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    onClose();
  }, [blocker, onClose]);
}

const anyTime = "during store hours";

/** By when a request that is sent now is answered at a showroom; that it is in store hours where these are not known. */
function useAnswerWords(showroom: string): () => string {
  const facts = useDeliveryFacts();
  return () => {
    const found = facts?.showrooms.find(({ id }) => id === showroom);
    if (!facts || !found) return anyTime;
    const specialDays = facts.specialDays.filter((day) => day.showroom === showroom);
    const now = new Date();
    const moment = answerBy({ hours: found.hours, specialDays }, now);
    return moment ? answerByWords(moment, now) : anyTime;
  };
}

const doublePressMs = 600;
const order = ["name", "phone", "showroom"] as const;

interface HoldFormProps extends HoldDialogProps {
  nameInput: React.RefObject<HTMLInputElement | null>;
  /** As soon as it is stored, and again when more is known. */
  onSent: (sent: Sent) => void;
}

function HoldForm({ product, rule, nameInput, onSent }: HoldFormProps) {
  const { name: shopName, showrooms } = useShop();
  const { id, title, stock } = product;
  const [showroom, setShowroom] = useState<HoldInput["showroom"]>(
    () => showrooms.find((showroom) => stock[showroom.id] > 0)?.id ?? "",
  );
  const answerWords = useAnswerWords(showroom);
  const refusedAt = useRef(Number.NEGATIVE_INFINITY);
  const { errors, isSending, problem, change, form } = useRequestForm({
    order,
    parse() {
      const parsed = parseHold({ ...draft, showroom });
      if (parsed.errors) refusedAt.current = performance.now();
      return parsed;
    },
    async send(request, submissionKey) {
      const by = answerWords();
      await submitHold({ ...request, productId: String(id), submissionKey });
      onSent({ request, by });
      onSent({ request, by, isTexted: await isAnswerTexted(submissionKey) });
    },
  });

  function chooseShowroom({ target }: React.ChangeEvent<HTMLInputElement>) {
    // What was refused moves the form: the second of a double press lands on a showroom.
    if (isSending || performance.now() - refusedAt.current < doublePressMs) return;
    setShowroom(target.value as HoldInput["showroom"]);
    change("showroom");
  }

  const field = (name: "name" | "phone") => ({
    name,
    defaultValue: draft[name],
    error: errors[name],
    onChange({ target }: React.ChangeEvent<HTMLInputElement>) {
      draft = { ...draft, [name]: target.value };
      change(name);
    },
    readOnly: isSending,
  });

  return (
    <form {...form} onKeyDown={goesOnToEmpty} className="grid gap-4">
      <p className="text-lg">
        <strong>{title}</strong>
      </p>
      <p className="text-ink-soft">
        We’ll check that it’s still here and text you back {answerWords()}. Once we confirm, {rule}{" "}
        Until then it stays for sale.
      </p>
      <TextField
        ref={nameInput}
        label="Name"
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        {...field("name")}
      />
      <TextField
        label="Mobile phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(586) 555-0123"
        enterKeyHint="send"
        {...field("phone")}
      />
      <fieldset>
        <legend className="font-semibold">Showroom</legend>
        <div className="mt-1.5 grid grid-cols-2 gap-2">
          {showrooms.map(({ id, name }) => (
            <label
              key={id}
              className="flex min-h-12 items-center gap-2.5 rounded-lg border border-field px-3 has-checked:border-spruce has-checked:bg-spruce-wash"
            >
              <input
                type="radio"
                name="showroom"
                value={id}
                checked={showroom === id}
                onChange={chooseShowroom}
                disabled={stock[id] === 0}
                className="size-5"
              />
              <span>
                {name}
                <span className="block text-sm text-ink-soft">
                  {stock[id] > 0 ? `${stock[id]} left` : "None left"}
                </span>
              </span>
            </label>
          ))}
        </div>
        {errors.showroom ? (
          <p className="mt-1.5 text-sm font-semibold text-tag">{errors.showroom}</p>
        ) : null}
      </fieldset>
      <TextingEnd
        id="hold-consent"
        sentence={holdConsent.sentence(shopName)}
        words="Ask to Hold It"
        isSending={isSending}
        problem={problem}
      />
    </form>
  );
}

interface AskedProps extends HoldDialogProps, Sent {
  onAgain: () => void;
}

function Asked({ product, request, by, isTexted, onClose, onAgain }: AskedProps) {
  const { phone, showrooms } = useShop();
  const showroom = showrooms.find(({ id }) => id === request.showroom);
  return (
    <SentPanel>
      <div role="status" className="grid max-w-md gap-2 text-lg">
        <p>
          Thank you, {request.name}! You asked for <strong>{product.title}</strong> at{" "}
          {showroom?.name}.
        </p>
        <p>
          Nothing is held yet.{" "}
          {isTexted === undefined ? null : (
            <>
              We’ll {isTexted ? "text" : "call"}{" "}
              <strong className="whitespace-nowrap">{showPhone(request.phone)}</strong> {by}.
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" onClick={onClose} className={button()}>
          Done
        </button>
        <a href={phone.href} className={button("outline")}>
          <Icon name="phone" />
          Call {phone.label}
        </a>
      </div>
      <button type="button" onClick={onAgain} className={button("quiet")}>
        Not your number? Ask again
      </button>
    </SentPanel>
  );
}
