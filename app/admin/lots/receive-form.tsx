import * as v from "valibot";
import { uuid } from "#app/lib/uuid.ts";
import type { Facts } from "#shop/facts.ts";
import { formatMoney } from "#shop/money.ts";
import { type KnownOfProduct, mostLettersOfWords, proposedWords } from "#shop/proposed-words.ts";
import { field, half } from "../kit/fields.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { money, picked, together, wholeNumber } from "../kit/schema.ts";
import { compareAtProblem, moneyText, parseMoney } from "../records/money-input.ts";
import { type ShowroomId, showroomChoice } from "../records/product-labels.ts";
import { useDeviceShowroom } from "../shell/showroom-choice.tsx";
import type { Lot, LotItem } from "./lots.queries.ts";
import type { KeptReceipt } from "./receipts.ts";
import { TakePicture } from "./take-picture.tsx";

const receiptSchema = ({ compare_at_cents, description: saved }: LotItem, proposal: string) =>
  together(
    v.object({
      arrived: field(
        "In order",
        wholeNumber(0, 10_000, "Enter how many arrived undamaged, 0 or more."),
        { ...half, inputMode: "numeric" },
      ),
      damaged: field(
        "Damaged",
        wholeNumber(0, 10_000, "Enter how many arrived damaged, 0 or more."),
        { ...half, inputMode: "numeric" },
      ),
      price_cents: field("Price ($)", money, { ...half, inputMode: "decimal" }),
      showroom: field("At", picked<ShowroomId>(["east", "west"], "Choose the showroom."), {
        ...half,
        options: () => [["", "Choose"], ...showroomChoice()],
      }),
      description: field("Description", v.pipe(v.string(), v.trim()), {
        rows: 2,
        by: ({ description }) =>
          proposal && description === proposal && !saved
            ? { hint: "Written from what we know about it. Change it as you like." }
            : {},
      }),
      picture: v.string(),
    }),
    ({ price_cents, description: typed }) => {
      const description = typed.trim();
      return {
        price_cents: compareAtProblem(parseMoney(price_cents), { cents: compare_at_cents ?? 0 }),
        description:
          description.length > mostLettersOfWords && description !== saved
            ? `Keep the description to ${mostLettersOfWords} characters.`
            : undefined,
      };
    },
  );

interface ReceiveFormProps {
  item: LotItem;
  lot: Lot;
  onReceive: (receipt: KeptReceipt) => void;
  onSaved: () => void;
}

export function ReceiveForm({ item, lot, onReceive, onSaved }: ReceiveFormProps) {
  const [device] = useDeviceShowroom();
  const { id, title, size, price_cents, compare_at_cents, lot_counts, product_notes } = item;
  const pieces = item.pieces as unknown as KnownOfProduct["pieces"];
  const proposal = proposedWords({ ...item, pieces, facts: item.facts as Facts });
  const schema = receiptSchema(item, proposal);
  const facts = [
    size,
    lot_counts && `${lot_counts.expected} on the manifest`,
    compare_at_cents && `compare at ${formatMoney(compare_at_cents)}`,
    product_notes?.cost_cents != null && `cost ${formatMoney(product_notes.cost_cents)}`,
  ].filter(Boolean);
  return (
    <div className="mt-2 grid gap-3">
      <p className="text-sm text-ink-soft">{facts.join(" · ")}</p>
      <RecordForm
        isSheet
        label={`Receive ${title}`}
        saveWords="Received"
        record={{ table: "lot_counts", key: id }}
        draft={`receive ${id}`}
        saved={{
          arrived: String(lot_counts?.arrived ?? lot_counts?.expected ?? 1),
          damaged: String(lot_counts?.damaged ?? 0),
          price_cents: moneyText(price_cents),
          showroom: lot_counts?.showroom ?? lot.showroom ?? device ?? "",
          description: item.description || proposal,
          picture: "",
        }}
        version={0}
        schema={schema}
        write={async ({ picture, ...row }) =>
          onReceive({ request: uuid(), product: id, title, ...row, ...(picture && { picture }) })
        }
        onSaved={onSaved}
      >
        {({ show, ...form }) => (
          <>
            {show()}
            <TakePicture
              title={title}
              taken={form.values.picture}
              onTaken={(picture) => form.change({ picture })}
            />
          </>
        )}
      </RecordForm>
    </div>
  );
}
