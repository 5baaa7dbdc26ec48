import type { ComponentType } from "react";
import { Link } from "react-router";
import type { Tables } from "#supabase/database.types.ts";
import { toolButton } from "../controls.ts";
import { CountingForm } from "./counting-form.tsx";
import { DeliveryForm } from "./delivery-form.tsx";
import { HomeForm } from "./home-form.tsx";
import { LendersForm } from "./lenders-form.tsx";
import { LinksForm } from "./links-form.tsx";
import { LooksForm } from "./looks-form.tsx";
import { PartNames } from "./part-links.tsx";
import { PoliciesForm } from "./policies-form.tsx";
import { PromisesForm } from "./promises-form.tsx";
import { ReviewsForm } from "./reviews-form.tsx";
import type { SettingsPart } from "./settings-parts.ts";
import { ShopForm } from "./shop-form.tsx";
import { ShowroomsForm } from "./showrooms-form.tsx";
import { TemplatesForm } from "./templates-form.tsx";
import { TextForm } from "./text-form.tsx";

const forms: Record<SettingsPart, ComponentType<{ shop: Tables<"shop"> }>> = {
  shop: ShopForm,
  links: LinksForm,
  showrooms: ShowroomsForm,
  delivery: DeliveryForm,
  lenders: LendersForm,
  looks: LooksForm,
  home: HomeForm,
  reviews: ReviewsForm,
  promises: PromisesForm,
  text: TextForm,
  templates: TemplatesForm,
  policies: PoliciesForm,
  counting: CountingForm,
};

interface OnePartProps {
  part: SettingsPart;
  shop: Tables<"shop">;
  shown: React.Ref<HTMLDivElement>;
}

export function OnePart({ part, shop, shown }: OnePartProps) {
  const Form = forms[part];
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <Link to="#" className={toolButton("justify-self-start no-underline lg:hidden")}>
        ← All settings
      </Link>
      <PartNames at={part} />
      <div key={part} ref={shown} tabIndex={-1} className="grid max-w-3xl gap-4 outline-none">
        <Form shop={shop} />
      </div>
    </div>
  );
}
