import { useRef, useState } from "react";
import { button } from "#app/ui/button.ts";
import { ListPicture } from "#app/ui/picture.tsx";
import { formatMoney } from "#shop/money.ts";
import { type CartLine, countItems, lineTotalCents, quantityLimits } from "./cart.ts";
import { useCartChanges } from "./cart-context.tsx";
import { cartStore } from "./cart-store.ts";
import type { TodaysLine } from "./todays-cart.ts";

/** What is in the cart, line by line, where quantities are changed and lines removed. */
export function CartLines({ lines }: { lines: readonly TodaysLine[] }) {
  const count = countItems(lines);
  const { remove } = useCartChanges();
  const heading = useRef<HTMLHeadingElement>(null);

  function removeLine(id: string) {
    // The pressed button goes with its line; the focus stays near.
    heading.current?.focus();
    remove(id);
  }

  return (
    <section aria-labelledby="cart-items">
      <h2 ref={heading} id="cart-items" tabIndex={-1} className="text-xl outline-none">
        {/* One text, so that it changes in a browser that translates, too. */}
        {`${count} ${count === 1 ? "item" : "items"}`}
      </h2>
      {cartStore.isKept() ? null : (
        <p role="status" className="mt-2 font-semibold text-tag">
          This browser won’t keep your cart: it empties when you leave the page.
        </p>
      )}
      <ul className="mt-4 grid gap-4">
        {lines.map((line) => (
          <Line key={line.id} line={line} onRemove={() => removeLine(line.id)} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line, onRemove }: { line: TodaysLine; onRemove: () => void }) {
  const { title, image, priceCents, quantity, change, stock, isShort, isGone } = line;
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-4 max-[18rem]:grid-cols-1 rounded-card border border-line bg-surface p-3 sm:grid-cols-[9rem_1fr] sm:p-4">
      <ListPicture
        // A line that an older page added has width and format, too.
        src={image.replace(/-\d+\.webp$/, "")}
        alt=""
        sizes="(min-width: 40rem) 8rem, 5rem"
        className="block aspect-4/3 overflow-hidden rounded-lg bg-sunken sm:row-span-2"
      />
      <div className="flex min-w-0 flex-wrap content-start items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-base sm:text-lg">{title}</h3>
        <p>
          <span className="sr-only">Line total </span>
          <span className="price text-xl">{formatMoney(lineTotalCents(line))}</span>
          {quantity > 1 ? (
            <span className="ml-2 text-sm whitespace-nowrap text-ink-soft">
              {`${formatMoney(priceCents)} each`}
            </span>
          ) : null}
        </p>
        {/* Its line is kept free, so that nothing moves when the answer comes. */}
        <p className="min-h-5 w-full text-sm text-ink-soft">
          {change && !isGone ? <strong className="mr-2 text-tag">{change}.</strong> : null}
          {isGone || isShort ? (
            <span className="block rounded-lg bg-tag-wash px-3 py-2 text-ink">
              <strong className="text-tag">{isGone ? change : stock}.</strong>{" "}
              {isGone
                ? "It counts in the total until you remove it."
                : `Your ${quantity} are still in the cart. Call us before you count on them.`}
            </span>
          ) : (
            stock
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 max-sm:col-span-2 sm:self-end">
        <QuantityStepper line={line} />
        <button
          type="button"
          onClick={onRemove}
          className={button("quiet", "md", "-mr-5 underline underline-offset-2")}
        >
          Remove<span className="sr-only"> {title}</span>
        </button>
      </div>
    </li>
  );
}

const step =
  "grid size-11 place-items-center text-xl font-semibold hover:bg-sunken disabled:opacity-40";

function QuantityStepper({ line: { id, title, quantity } }: { line: CartLine }) {
  const { setQuantity } = useCartChanges();
  // What is being typed; it may be nothing, or too much, until the field is left.
  const [typed, setTyped] = useState<string>();
  const { min, max } = quantityLimits;

  function type(event: React.ChangeEvent<HTMLInputElement>) {
    const text = event.target.value;
    setTyped(text);
    const number = Number(text);
    if (Number.isInteger(number) && number >= min && number <= max) setQuantity(id, number);
  }

  return (
    <fieldset
      aria-label={`Quantity of ${title}`}
      className="flex items-center overflow-hidden rounded-lg border border-field focus-within:overflow-visible"
    >
      <button
        type="button"
        aria-label="One fewer"
        disabled={quantity <= min}
        onClick={() => setQuantity(id, quantity - 1)}
        className={step}
      >
        −
      </button>
      <input
        inputMode="numeric"
        aria-label="Quantity"
        autoComplete="off"
        value={typed ?? quantity}
        onChange={type}
        onBlur={() => setTyped(undefined)}
        className="h-11 w-12 bg-transparent text-center font-semibold tabular"
      />
      <button
        type="button"
        aria-label="One more"
        disabled={quantity >= max}
        onClick={() => setQuantity(id, quantity + 1)}
        className={step}
      >
        +
      </button>
    </fieldset>
  );
}
