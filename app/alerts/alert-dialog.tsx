import { useEffect, useState } from "react";
import { loadJson } from "#app/lib/load-json.ts";
import { useShop } from "#app/site/use-shop.ts";
import { button } from "#app/ui/button.ts";
import { Modal } from "#app/ui/modal.tsx";
import { ListPicture } from "#app/ui/picture.tsx";
import { SentPanel } from "#app/ui/sent-panel.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextingEnd } from "#app/ui/texting-end.tsx";
import { useRequestForm } from "#app/ui/use-request-form.ts";
import { type AlertKind, alertConsent } from "#shop/alert-consent.ts";
import { formatMoney } from "#shop/money.ts";
import { type AnyProduct, productTypes } from "#shop/product.ts";
import { type AlertInput, type AlertRequest, parseAlert, readWanted } from "./alert-request.ts";
import { submitAlert } from "./submit-alert.ts";

// Outlives the dialog: the number is still there when somebody asks about the next thing.
let lastPhone = "";

/** What is used of a product's published file. */
interface Published {
  product: AnyProduct;
  picture?: { src: string };
  former?: object;
}

interface AlertDialogProps {
  /**
   * `?item=oak-bed` asks about that product, with `&check` whether it's still there; `?q=queen+bed&max=500` or
   * `?type=bed&size=Queen` about what isn't here.
   */
  params: URLSearchParams;
  onClose: () => void;
}

/** Asks to be texted once: when a product costs less or is available again, whether it is still there, or when one like it comes in. */
export default function AlertDialog({ params, onClose }: AlertDialogProps) {
  const slug = params.get("item");
  const [facts, setFacts] = useState<Published | "failed">();
  useEffect(() => {
    if (slug)
      loadJson<Published>(`/products/${slug}.json`).then(setFacts, () => setFacts("failed"));
  }, [slug]);
  const [sent, setSent] = useState<Sent>();
  const isLoading = slug && !facts;
  const here = typeof facts === "object" && !facts.former ? facts : undefined;
  const product = here?.product;
  const title = sent ? "We’ll text you" : "Text me once";
  return (
    <Modal title={title} onClose={onClose}>
      {isLoading ? (
        <Spinner label="Loading the piece…" />
      ) : sent ? (
        <Thanks {...sent} onClose={onClose} />
      ) : (
        <AlertForm
          product={product}
          picture={here?.picture?.src}
          isGone={!!slug && !product}
          params={params}
          onSent={setSent}
        />
      )}
    </Modal>
  );
}

interface Sent {
  request: AlertRequest;
  /** "when Oak Bench costs $450 or less", "as soon as somebody has looked for Oak Bench" */
  when: string;
}

interface AlertFormProps {
  product: AnyProduct | undefined;
  picture: string | undefined;
  /** What was asked about can't be had any more. */
  isGone: boolean;
  params: URLSearchParams;
  onSent: (sent: Sent) => void;
}

const order = ["dollars", "type", "size", "phone"] as const;

/** What can be asked about a product that is here, and about one that is held or out of stock; the usual one first. */
const availableKinds = ["price", "check"] as const;
const goneKinds = ["available", "price"] as const;
const kindLabels = {
  price: "When the price drops",
  available: "When it’s available again",
  check: "Whether it’s still here",
};

function AlertForm({ product, picture, isGone, params, onSent }: AlertFormProps) {
  const { name: shopName } = useShop();
  const isAvailable = product && product.stock.east + product.stock.west > 0;
  const kinds = !product ? [] : isAvailable ? availableKinds : goneKinds;
  const [kind, setKind] = useState<AlertKind>(
    isAvailable && params.has("check") ? "check" : (kinds[0] ?? "similar"),
  );
  const [values, setValues] = useState<AlertInput>(() => ({
    ...(product ? { dollars: "", type: "", size: "" } : readWanted(params)),
    phone: lastPhone,
  }));
  const { errors, isSending, problem, change, form } = useRequestForm({
    order,
    parse: () => parseAlert(kind, values),
    async send(request, submissionKey) {
      await submitAlert({
        ...request,
        kind,
        submissionKey,
        ...(product ? { productId: String(product.id) } : {}),
      });
      onSent({ request, when: whenWords(kind, request, product) });
    },
  });

  function set({ target }: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) {
    if (isSending) return;
    const name = target.name as keyof AlertInput;
    const next = { ...values, [name]: target.value };
    lastPhone = next.phone;
    setValues(next);
    change(name);
  }

  function choose(wanted: AlertKind) {
    setKind(wanted);
    change();
  }

  const field = (name: keyof AlertInput) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: set,
    readOnly: isSending,
  });

  return (
    <form {...form} className="grid gap-4">
      {isGone ? <p>This piece is gone. We can tell you when one like it comes in.</p> : null}
      {product ? (
        <div className="flex items-center gap-3">
          {picture ? (
            <ListPicture
              src={picture}
              alt=""
              sizes="6rem"
              className="block aspect-4/3 w-24 shrink-0 overflow-hidden rounded-lg bg-sunken"
            />
          ) : null}
          <p className="text-lg leading-snug">
            <strong>{product.title}</strong>, {formatMoney(product.priceCents)} today
          </p>
        </div>
      ) : null}
      {product ? (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 font-semibold">Text me</legend>
          {kinds.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-2.5">
              <input
                type="radio"
                name="kind"
                checked={kind === one}
                onChange={() => choose(one)}
                disabled={isSending}
                className="size-5"
              />
              {kindLabels[one]}
            </label>
          ))}
        </fieldset>
      ) : null}
      {kind === "similar" ? (
        <>
          <Types value={values.type} error={errors.type} onChange={set} />
          <TextField
            label="Size (optional)"
            placeholder="Queen, Seats 6…"
            autoComplete="off"
            {...field("size")}
          />
        </>
      ) : null}
      {kind === "available" || kind === "check" ? null : (
        <TextField
          label={kind === "price" ? "When it drops to this or less, $" : "Up to, $ (optional)"}
          inputMode="numeric"
          autoComplete="off"
          placeholder={product ? String(suggestion(product.priceCents)) : "500"}
          {...field("dollars")}
        />
      )}
      <TextField
        label="Mobile phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(586) 555-0123"
        {...field("phone")}
      />
      <TextingEnd
        id="alert-consent"
        sentence={alertConsent(kind).sentence(shopName)}
        words="Text Me Once"
        isSending={isSending}
        problem={problem}
      />
    </form>
  );
}

interface TypesProps {
  value: string;
  error: string | undefined;
  onChange: React.ChangeEventHandler<HTMLSelectElement>;
}

function Types({ value, error, onChange }: TypesProps) {
  const types = new Set<string>(value ? [value, ...productTypes] : productTypes);
  return (
    <label className="block">
      <span className="font-semibold">What are you looking for?</span>
      <select
        name="type"
        value={value}
        onChange={onChange}
        aria-invalid={error ? true : undefined}
        className="mt-1.5 min-h-12 w-full rounded-lg border border-field bg-surface px-3 text-base text-ink"
      >
        <option value="">Choose one</option>
        {[...types].sort().map((type) => (
          <option key={type} value={type}>
            {type.replace(/^(tv\b|.)/, (first) => first.toUpperCase())}
          </option>
        ))}
      </select>
      {error ? <span className="mt-1.5 block text-sm font-semibold text-tag">{error}</span> : null}
    </label>
  );
}

/** A tenth less, in tens of dollars. */
const suggestion = (cents: number) => Math.max(1, Math.floor((cents * 0.9) / 1000) * 10);

function whenWords(kind: AlertKind, { mostCents, type, size }: AlertRequest, product?: AnyProduct) {
  if (kind === "available") return `when ${product!.title} is available again`;
  if (kind === "check") return `as soon as somebody has looked for ${product!.title}`;
  if (kind === "price") return `when ${product!.title} costs ${formatMoney(mostCents!)} or less`;
  const price = mostCents ? ` for ${formatMoney(mostCents)} or less` : "";
  return `when a ${[size, type].filter(Boolean).join(" ")} comes in${price}`;
}

function Thanks({ request, when, onClose }: Sent & Pick<AlertDialogProps, "onClose">) {
  return (
    <SentPanel>
      <div role="status" className="grid max-w-md gap-2 text-lg">
        <p>
          We’ll text <strong className="whitespace-nowrap">{request.phone}</strong> once, {when}.
        </p>
        <p className="text-base text-ink-soft">
          An alert holds nothing, and we stop looking after 90 days. If you’ve texted us STOP
          before, text START first.
        </p>
      </div>
      <button type="button" onClick={onClose} className={button()}>
        Done
      </button>
    </SentPanel>
  );
}
