import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { db } from "#app/lib/supabase.ts";
import { button } from "#app/ui/button.ts";
import { ListPicture } from "#app/ui/picture.tsx";
import { formatRecent } from "#shop/calendar/words.ts";
import { formatMoney, savings } from "#shop/money.ts";
import { scannerPath } from "#shop/tags.ts";
import { toolButton } from "../controls.ts";
import { FileButton } from "../kit/file-button.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { useWrite } from "../kit/use-write.ts";
import { removeOriginals } from "../pictures/local-originals.ts";
import { sendPicture } from "../pictures/read-picture.ts";
import { HoldList } from "../products/hold-list.tsx";
import { MoveList } from "../products/move-list.tsx";
import { stockLeft } from "../products/product-list.ts";
import { ProductSheet, type ProductSheetKind } from "../products/product-sheet.tsx";
import { heldWords } from "../products/showroom-field.tsx";
import { useSellOne } from "../products/use-sell-one.tsx";
import {
  type ShowroomId,
  showroomIds,
  showroomNames,
  stateLabels,
} from "../records/product-labels.ts";
import { type Hold, isActive, type Product, picturesQuery } from "../records/records.queries.ts";
import { useDeviceShowroom } from "../shell/showroom-choice.tsx";
import { useIsLimited } from "../use-is-limited.ts";

interface TagScreenProps {
  product: Product;
  holds: readonly Hold[];
}

/** In one row, or in two where letters are large. */
const actions = "grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-2";

/** What one does in front of a product, where one thumb reaches it. */
export function TagScreen({ product, holds }: TagScreenProps) {
  const [sheet, setSheet] = useState<ProductSheetKind>();
  const [now] = useState(Date.now);
  const [device] = useDeviceShowroom();
  const isLimited = useIsLimited();
  const sellOne = useSellOne();
  const running = holds.filter((hold) => isActive(hold, now));
  const isForSale = product.state === "live" && stockLeft(product) > 0;
  const sellsHere =
    device !== null &&
    product.stock[device].onHand > running.filter(({ showroom }) => showroom === device).length;
  const action = (kind: ProductSheetKind, words: string, isPossible = true) => (
    <ToolButton className="min-h-[56px] px-1" disabled={!isPossible} onClick={() => setSheet(kind)}>
      {words}
    </ToolButton>
  );
  return (
    // As high as the screen between header and bar, so that the buttons are at its end; large ones would cover the rest.
    <div className="@container mx-auto flex w-full max-w-xl flex-col gap-3 max-lg:min-h-[calc(100dvh-11.5rem)]">
      <Facts product={product} holds={running} />
      <HoldList holds={holds} products={[product]} />
      <MoveList product={product} />
      <section
        aria-label="This product"
        className="mt-auto bottom-[calc(3.75rem+env(safe-area-inset-bottom))] grid @min-[17rem]:sticky gap-2 rounded-card border border-line bg-paper p-2 shadow-lift lg:bottom-2"
      >
        <button
          type="button"
          className={button("primary", "lg", "w-full")}
          disabled={!isForSale}
          onClick={() => (sellsHere ? void sellOne(product) : setSheet("sold"))}
        >
          {sellsHere ? `Sold 1 at ${showroomNames[device]}` : "Sold…"}
        </button>
        <div className={actions}>
          {action("hold", "Hold", isForSale)}
          {isLimited ? null : action("price", "Price")}
          {action("count", "Count")}
          {showroomIds.length > 1 ? action("move", "Move", isForSale) : null}
        </div>
        <div className={actions}>
          {sellsHere ? action("sold", "Sold…", isForSale) : null}
          <ActualPictureButton
            product={product}
            room={isForSale ? roomOf(product, device) : undefined}
          />
          <Link to={scannerPath} className={toolButton("min-h-[56px] no-underline")}>
            Scan next
          </Link>
        </div>
      </section>
      {sheet ? (
        <ProductSheet
          kind={sheet}
          product={product}
          holds={running}
          onClose={() => setSheet(undefined)}
        />
      ) : null}
    </div>
  );
}

/** Where the product in front of one stands: in this device's showroom, or in the only one that has it. */
function roomOf({ stock }: Product, device: ShowroomId | null): ShowroomId | undefined {
  const rooms = showroomIds.filter((room) => stock[room].onHand > 0);
  if (device) return rooms.find((room) => room === device);
  return rooms.length === 1 ? rooms[0] : undefined;
}

function Facts({ product, holds }: TagScreenProps) {
  const { id, slug, title, state, size, price_cents, compare_at_cents, stock } = product;
  const { data: pictures } = useQuery(picturesQuery);
  const picture = pictures?.get(slug);
  const isLimited = useIsLimited();
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="aspect-[4/3] w-32 overflow-hidden rounded-lg bg-sunken sm:w-48">
        {picture ? (
          <ListPicture
            src={picture}
            alt=""
            sizes="12rem"
            className="block *:[img]:size-full *:[img]:object-cover"
          />
        ) : null}
      </div>
      <div className="min-w-[min(100%,11rem)] flex-1">
        <h1 className="text-xl leading-tight [overflow-wrap:anywhere]">
          {isLimited ? title : <Link to={`/admin/products/${slug}`}>{title}</Link>}
        </h1>
        <p className="text-sm text-ink-soft">
          <span className="tabular">#{id}</span>
          {size ? ` · ${size}` : ""}
          {state === "live" ? "" : ` · ${stateLabels[state]}`}
        </p>
        <p className="mt-1">
          <b className="text-3xl tabular">{formatMoney(price_cents)}</b>
          {compare_at_cents ? (
            <span className="block text-sm text-ink-soft">
              Compare at {formatMoney(compare_at_cents)},{" "}
              {savings(price_cents, compare_at_cents).percent}% off
            </span>
          ) : null}
        </p>
      </div>
      <ul className="grid w-full gap-1">
        {showroomIds.map((room) => (
          <li key={room} className="flex flex-wrap items-baseline gap-x-2">
            <b className="tabular">
              {showroomNames[room]} {stock[room].onHand}
              {heldWords(holds, room)}
            </b>
            {stock[room].countedAt ? (
              <span className="text-sm text-ink-soft">
                counted {formatRecent(stock[room].countedAt)}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The original is the picture of this very product in the showroom; null takes it off. */
async function setActualPicture(product: string, showroom: ShowroomId, original: string | null) {
  await db()
    .rpc("set_actual_picture", { product, showroom, original: original as string })
    .throwOnError();
}

/** Two taps, this and the camera's own: shoppers see this very product, with the place and the day. */
function ActualPictureButton({
  product,
  room,
}: {
  product: Product;
  room: ShowroomId | undefined;
}) {
  const { isBusy, write } = useWrite({ refused: "The picture didn’t save." });

  const take = (file: File) =>
    write(async () => {
      const original = await sendPicture(file);
      await setActualPicture(product.id, room!, original);
      await removeOriginals([original]);
      return {
        title: `${product.title}: shoppers see this one, at ${showroomNames[room!]}.`,
        undo: () => setActualPicture(product.id, room!, null),
      };
    }, `picture ${product.id} ${room}`);

  return (
    <FileButton
      look={toolButton(`min-h-[56px] px-1 ${room ? "" : "opacity-50"}`)}
      accept="image/jpeg,image/png,image/webp"
      capture="environment"
      disabled={!room}
      isBusy={isBusy}
      onFiles={([file]) => file && void take(file)}
    >
      {isBusy ? "Sending…" : "Picture of it"}
    </FileButton>
  );
}
