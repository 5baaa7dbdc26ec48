import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Tables } from "#app/lib/database.types.ts";
import { db } from "#app/lib/supabase.ts";
import { button } from "#app/ui/button.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { refreshCatalog } from "../catalog/catalog-writes.ts";
import { describeFailure } from "../catalog/failures.ts";
import { moneyText, parseMoney } from "../catalog/money-input.ts";
import { KeptNote } from "../kept-note.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { Problem } from "../problem.tsx";
import { requestTimeout } from "../requests.ts";
import { Section } from "../section.tsx";
import { LiveLine } from "../shell/live-line.tsx";
import { useDraft } from "../use-draft.ts";
import { PromisesForm } from "./promises-form.tsx";
import { writeShop } from "./write-shop.ts";

type ShopRow = Tables<"shop">;

/** The few facts of the shop that change most; more of them follow. */
export default function SettingsPage() {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["shop"],
    queryFn: async () => {
      const { data } = await db()
        .from("shop")
        .select("*")
        .abortSignal(requestTimeout())
        .single()
        .throwOnError();
      return data;
    },
  });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-2xl">Settings</h1>
        <LiveLine />
      </div>
      {data ? (
        <>
          <ShopForm key={data.version} shop={data} />
          <PromisesForm shop={data} />
        </>
      ) : isError ? (
        <LoadFailed
          message="Failed to load the settings."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner label="Loading settings" />
      )}
    </div>
  );
}

function ShopForm({ shop }: { shop: ShopRow }) {
  const client = useQueryClient();
  const draft = useDraft("shop", {
    phone: shop.phone,
    email: shop.email,
    holdRule: shop.hold_rule,
    free: moneyText(shop.free_delivery_from_cents),
    fee: moneyText(shop.delivery_fee_cents),
  });
  const { phone, email, holdRule, free, fee } = draft.values;
  const [problem, setProblem] = useState("");
  const [isSaving, setSaving] = useState(false);

  async function save() {
    const [freeFrom, deliveryFee] = [parseMoney(free), parseMoney(fee)];
    if ("problem" in freeFrom) return setProblem(`Free delivery from: ${freeFrom.problem}`);
    if ("problem" in deliveryFee) return setProblem(`Delivery below that: ${deliveryFee.problem}`);
    if (!/^\([2-9]\d{2}\) \d{3}-\d{4}$/.test(phone))
      return setProblem("Write the phone as (313) 555-0123.");
    setSaving(true);
    setProblem("");
    try {
      await writeShop({
        phone,
        email,
        hold_rule: holdRule.trim(),
        free_delivery_from_cents: freeFrom.cents,
        delivery_fee_cents: deliveryFee.cents,
        version: shop.version,
      });
      draft.drop();
      await client.invalidateQueries({ queryKey: ["shop"] });
      await refreshCatalog(client);
    } catch (error) {
      setProblem(describeFailure(error));
    } finally {
      setSaving(false);
    }
  }

  const input = (name: keyof typeof draft.values, label: string, type = "text") => (
    <TextField
      label={label}
      type={type}
      autoComplete="off"
      value={draft.values[name]}
      onChange={({ target }) => draft.change({ [name]: target.value })}
    />
  );
  return (
    <Section
      title="The shop"
      about="These stand on every page: it takes a few seconds until all of them are new."
      className="max-w-2xl"
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <KeptNote draft={draft} />
        {input("phone", "Phone to order", "tel")}
        {input("email", "Email", "email")}
        {input("holdRule", "How long a piece is held, as it is printed")}
        <div className="grid gap-4 sm:grid-cols-2">
          {input("free", "Free delivery from ($)")}
          {input("fee", "Delivery below that ($)")}
        </div>
        <Problem>{problem}</Problem>
        <button
          type="submit"
          className={button("primary", "md", "justify-self-start")}
          disabled={isSaving}
        >
          {isSaving ? "Saving…" : "Save"}
        </button>
      </form>
    </Section>
  );
}
