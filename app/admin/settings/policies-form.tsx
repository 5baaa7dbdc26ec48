import { useQuery } from "@tanstack/react-query";
import type { Policy, PolicyWords } from "#shop/policy.ts";
import type { Tables } from "#supabase/database.types.ts";
import { LoadState } from "../kit/load-state.tsx";
import { RecordForm } from "../kit/record-form.tsx";
import { Section } from "../section.tsx";
import { policyFields, policySchema } from "./policy-fields.ts";
import { policyTextsQuery, writeShop } from "./settings.queries.ts";

export function PoliciesForm({ shop }: { shop: Tables<"shop"> }) {
  const query = useQuery(policyTextsQuery);
  if (!query.data) return <LoadState of={query} what="the policies" />;
  return (
    <Section
      title="Policies"
      about="Have your lawyer read your changes. The pages say “Last updated” with the date they’re viewed, and since when your words have been in effect."
    >
      <ul className="divide-y divide-line">
        {query.data.map((policy) => (
          <li key={policy.path}>
            <details>
              <summary className="min-h-11 py-2.5 font-semibold">{policy.title}</summary>
              <div className="pt-2 pb-4">
                <PolicyForm policy={policy} shop={shop} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PolicyForm({ policy, shop }: { policy: Policy; shop: Tables<"shop"> }) {
  const { path, title } = policy;
  const all = shop.policies as unknown as Partial<Record<Policy["path"], PolicyWords>>;
  const words = all[path] ?? policy;
  const schema = policySchema(words);
  return (
    <RecordForm
      label={title}
      record={{ table: "shop", key: shop.name }}
      draft={path}
      saved={policyFields(words)}
      version={shop.version}
      schema={schema}
      write={(row, version) =>
        writeShop(shop, { policies: { ...all, [path]: row } as never, version })
      }
    >
      {({ show }) => (
        <>
          <p className="text-sm text-ink-soft">
            {
              "{phone}, {eastPhone}, {westPhone}, {eastCity}, {westCity}, {brand}, {area}, {state}, {deliveryAreas}, {freeDeliveryFrom}, {deliveryFee}, and {holdRule} are filled in. Start a paragraph with a blank line, a bullet with a dash."
            }
          </p>
          {show()}
        </>
      )}
    </RecordForm>
  );
}
