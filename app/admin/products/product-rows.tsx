import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { Link } from "react-router";
import { button } from "#app/ui/button.ts";
import { cn } from "#app/ui/cn.ts";
import { ListPicture } from "#app/ui/picture.tsx";
import { formatMoney, savings } from "#shop/money.ts";
import { toolButton } from "../controls.ts";
import { SelectBox } from "../kit/select-box.tsx";
import { useShortcuts } from "../kit/use-shortcuts.ts";
import type { Demand } from "../records/demand.queries.ts";
import { listLabels, showroomIds, stateLabels } from "../records/product-labels.ts";
import { type Hold, type Product, picturesQuery } from "../records/records.queries.ts";
import { useIsLimited } from "../use-is-limited.ts";
import { demandWords } from "./demand.ts";
import { stockLeft } from "./product-list.ts";
import { StockStepper } from "./stock-stepper.tsx";

/** What a row asks for; the same functions at every render, so that rows are not drawn again for them. */
export interface ProductActions {
  open: (kind: "price" | "sold" | "hold", product: Product) => void;
  /** One of them, at this device's showroom, at once. */
  sellOne: (product: Product) => void;
  /** Live, or sold where none is left. */
  setState: (product: Product, state: "live" | "sold") => void;
}

interface ProductRowsProps {
  actions: ProductActions;
  items: readonly Product[];
  held: ReadonlyMap<string, readonly Hold[]>;
  demand?: Demand["products"] | undefined;
  /** The rows are the page's list, in which no row's button is loud. */
  isInList?: boolean;
  isNamed?: boolean;
  selected?: ReadonlySet<string>;
  onToggle?: (product: Product, isSelected: boolean, isRange: boolean) => void;
}

export function ProductRows(props: ProductRowsProps) {
  const { actions, items, held, demand, isInList = false, isNamed, selected, onToggle } = props;
  const { data: pictures } = useQuery(picturesQuery);
  useShortcuts({ rows: "[data-product]", focus: rowFocus });
  if (items.length === 0) {
    return (
      <p className="rounded-card border border-line bg-surface p-6 text-ink-soft">
        {isInList ? "No products match your filters." : "No products found."}
      </p>
    );
  }
  return (
    <div className="@container">
      <ul
        aria-label="Products"
        aria-keyshortcuts="j k"
        className="grid gap-2 @min-[73rem]:gap-0 @min-[73rem]:divide-y @min-[73rem]:divide-line @min-[73rem]:overflow-clip @min-[73rem]:rounded-card @min-[73rem]:border @min-[73rem]:border-line @min-[73rem]:bg-surface"
      >
        {items.map((product) => (
          <Row
            key={product.id}
            actions={actions}
            product={product}
            picture={pictures?.get(product.slug)}
            held={held.get(product.id)}
            demand={demandWords(demand?.get(product.id))}
            isInList={isInList}
            isNamed={isNamed}
            isSelected={selected?.has(product.id)}
            onToggle={onToggle}
          />
        ))}
      </ul>
    </div>
  );
}

/** Where a row begins for the keyboard: its price, from which Sold and Hold are a few steps. */
const rowFocus = "button:not([tabindex])";

export const focusFirstProduct = () =>
  document.querySelector<HTMLElement>(`[data-product] ${rowFocus}`)?.focus();

const titleClass = "line-clamp-2 font-semibold text-ink @max-[73rem]:leading-tight";

/** Laid out only where it is near the screen. */
const offscreen = { contentVisibility: "auto", containIntrinsicBlockSize: "auto 4rem" } as const;

interface RowProps {
  actions: ProductActions;
  product: Product;
  picture: string | undefined;
  held: readonly Hold[] | undefined;
  /** "48 views, 2 calls" */
  demand: string;
  isInList: boolean;
  isNamed: boolean | undefined;
  isSelected: boolean | undefined;
  onToggle: ProductRowsProps["onToggle"];
}

const Row = memo(function Row(props: RowProps) {
  const { actions, product, picture, held = [], demand, isInList, isSelected, onToggle } = props;
  const { open } = actions;
  const isLimited = useIsLimited();
  const isForSale = product.state === "live" && stockLeft(product) > 0;
  return (
    <li
      data-product={product.id}
      style={offscreen}
      className={cn(
        // Large text on a phone leaves room for the name alone beside the box.
        "grid grid-cols-[auto_auto_1fr_auto] items-center gap-x-2 @max-[20rem]:grid-cols-[auto_1fr] rounded-card border border-line bg-surface p-1.5 @min-[73rem]:grid-cols-[auto_auto_minmax(12rem,1fr)_13rem_auto_auto] @min-[73rem]:gap-x-4 @min-[73rem]:rounded-none @min-[73rem]:border-0 @min-[73rem]:px-2.5",
        isSelected && "border-spruce bg-spruce-wash @min-[73rem]:bg-spruce-wash",
      )}
    >
      {isSelected !== undefined ? (
        <SelectBox
          label={`Select ${product.title}`}
          isChecked={isSelected}
          onChange={(...is) => onToggle?.(product, ...is)}
        />
      ) : (
        <span />
      )}
      <div className="h-12 w-16 overflow-hidden @max-[20rem]:hidden rounded-md bg-sunken @min-[73rem]:h-9 @min-[73rem]:w-12">
        {picture ? (
          <ListPicture src={picture} alt="" sizes="4rem" className="block size-full" />
        ) : null}
      </div>
      <div className="min-w-0">
        {props.isNamed ? null : isLimited ? (
          <p className={titleClass}>{product.title}</p>
        ) : (
          <Link
            to={`/admin/products/${product.slug}`}
            discover="none"
            className={cn(titleClass, "no-underline hover:underline")}
          >
            {product.title}
          </Link>
        )}
        <p className="text-sm text-ink-soft">
          <span className="tabular">#{product.id}</span> · {listLabels[product.list]}
          <StateBadge product={product} />
          {held.length > 0 ? (
            <span className="ml-1.5 font-semibold text-brass">{held.length} held</span>
          ) : null}
          {demand ? ` · ${demand}` : null}
        </p>
      </div>
      {isLimited ? (
        <p className="flex flex-wrap items-baseline gap-x-2 px-2 py-1 @max-[20rem]:col-span-full @max-[73rem]:flex-col @max-[73rem]:items-end @max-[73rem]:leading-tight">
          <Price product={product} />
        </p>
      ) : (
        <PriceButton product={product} onOpen={() => open("price", product)} />
      )}
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-3 gap-y-1 max-sm:mt-1 max-sm:gap-x-2 @min-[73rem]:contents">
        <div
          className={cn(
            "flex items-center gap-x-3 @max-[20rem]:flex-wrap @min-[73rem]:gap-x-4",
            isInList ? "max-sm:gap-x-2" : "max-sm:w-full max-sm:justify-between",
          )}
        >
          {showroomIds.map((id) => (
            <StockStepper key={id} product={product} showroom={id} isInList={isInList} />
          ))}
        </div>
        <div
          className={cn(
            "flex gap-1 *:whitespace-nowrap @max-[20rem]:flex-wrap *:max-sm:flex-1",
            isInList ? "max-sm:grow max-sm:gap-0 *:max-sm:px-1.5" : "max-sm:w-full",
          )}
        >
          {isLimited && !isForSale ? null : <MainButton {...{ actions, product, isInList }} />}
          <button
            type="button"
            className={quiet}
            disabled={!isForSale}
            onClick={() => open("hold", product)}
          >
            Hold<span className="sr-only"> {product.title}</span>
          </button>
          <button
            type="button"
            className={quiet}
            disabled={!isForSale && held.length === 0}
            onClick={() => open("sold", product)}
          >
            Sold…<span className="sr-only"> {product.title}</span>
          </button>
        </div>
      </div>
    </li>
  );
});

/** In a list of fifty no row's button is louder than what stands above them. */
const quiet = toolButton("border-transparent bg-transparent text-spruce");

/** What comes next for a product: it is sold, said to be, or shown. Loud where the product stands alone. */
function MainButton({
  actions: { sellOne, setState },
  product,
  isInList,
}: Pick<RowProps, "actions" | "product" | "isInList">) {
  const [words, work] =
    product.state !== "live"
      ? (["Make live", () => setState(product, "live")] as const)
      : stockLeft(product) === 0
        ? (["Mark sold", () => setState(product, "sold")] as const)
        : (["Sold 1", () => sellOne(product)] as const);
  const isLoud = words === "Sold 1" && !isInList;
  return (
    <button
      type="button"
      className={isLoud ? button("primary", "sm", "min-h-11 fine:min-h-9") : toolButton()}
      onClick={work}
    >
      {words}
      <span className="sr-only"> {product.title}</span>
    </button>
  );
}

function StateBadge({ product }: { product: Product }) {
  if (product.state !== "live") {
    return (
      <span className="ml-1.5 rounded-md bg-sunken px-1.5 py-0.5 font-semibold text-ink">
        {stateLabels[product.state]}
      </span>
    );
  }
  return stockLeft(product) === 0 ? (
    <span className="ml-1.5 rounded-md bg-tag-wash px-1.5 py-0.5 font-semibold text-tag">
      None left
    </span>
  ) : null;
}

function PriceButton({ product, onOpen }: { product: Product; onOpen: () => void }) {
  return (
    <button
      type="button"
      className="flex min-h-11 flex-wrap items-baseline gap-x-2 rounded-lg px-2 py-1 hover:bg-sunken @max-[20rem]:col-span-full @max-[73rem]:flex-col @max-[73rem]:items-end @max-[73rem]:leading-tight @min-[73rem]:w-full @min-[73rem]:text-left @min-[73rem]:fine:min-h-9"
      onClick={onOpen}
    >
      <Price product={product} />
    </button>
  );
}

function Price({ product: { title, price_cents, compare_at_cents } }: { product: Product }) {
  return (
    <>
      <span className="sr-only">Price of {title}: </span>
      <b className="text-lg tabular">{formatMoney(price_cents)}</b>
      {compare_at_cents ? (
        <>
          <s className="text-sm text-ink-soft tabular">{formatMoney(compare_at_cents)}</s>
          <span className="text-sm text-spruce">
            {savings(price_cents, compare_at_cents).percent}% off
          </span>
        </>
      ) : null}
    </>
  );
}
