/** What somebody leaves who wants one text about a price or a product: the form's shape and messages. SQL repeats the rules. */
import * as v from "valibot";
import { phoneToCall } from "#app/holds/hold-request.ts";
import { parseForm } from "#app/lib/parse-form.ts";
import type { AlertKind } from "#shop/alert-consent.ts";
import { type ProductType, productTypes } from "#shop/product.ts";
import { cleanName, cleanPlain } from "#shop/typed.ts";

/** As it is typed; the amount is in dollars. */
export interface AlertInput {
  dollars: string;
  type: string;
  size: string;
  phone: string;
}

const dollars = v.pipe(
  v.string(),
  v.transform((typed) => cleanPlain(typed).replace(/[$, ]|\.00$/g, "")),
);
const amount = v.pipe(dollars, v.regex(/^[1-9]\d{0,5}$/, "Enter whole dollars, like 500"));
const size = v.pipe(
  v.string(),
  v.transform(cleanName),
  v.maxLength(60, "Size must be less than 60 characters"),
);
const type = v.pipe(v.string(), v.nonEmpty("Choose what you’re looking for"));

const schemas = {
  price: v.object({ phone: phoneToCall, dollars: amount }),
  available: v.object({ phone: phoneToCall }),
  check: v.object({ phone: phoneToCall }),
  similar: v.object({
    phone: phoneToCall,
    type,
    size,
    dollars: v.union([v.pipe(dollars, v.literal("")), amount], "Enter whole dollars, like 500"),
  }),
} satisfies Record<AlertKind, v.GenericSchema>;

export interface AlertRequest {
  phone: string;
  /** In cents; without one, at any price. */
  mostCents?: number;
  type?: string;
  size?: string;
}

/** The cleaned request, or the first message for each field that needs mending. */
export function parseAlert(kind: AlertKind, input: AlertInput) {
  const { output, errors } = parseForm(schemas[kind], input);
  if (!output) return { errors: errors as Partial<Record<keyof AlertInput, string>> };
  const { phone, dollars, type, size } = output as AlertInput;
  const request: AlertRequest = {
    phone,
    ...(dollars ? { mostCents: Number(dollars) * 100 } : {}),
    ...(type ? { type } : {}),
    ...(size ? { size } : {}),
  };
  return { output: request };
}

const bedSizes = ["Twin", "Full", "Queen", "King"];

/** The kind of thing, its size and its price that words ask for: "queen beds under 500". */
export function readWanted(params: URLSearchParams): Omit<AlertInput, "phone"> {
  const words = (params.get("q") ?? "").toLowerCase();
  const found = productTypes
    .filter((type) => words.includes(type.replace(/s$/, "")))
    .sort((a, b) => b.length - a.length) as readonly ProductType[];
  return {
    type: params.get("type") ?? found[0] ?? "",
    size:
      params.get("size") ??
      params.get("bed") ??
      bedSizes.find((size) => new RegExp(`\\b${size}\\b`, "i").test(words)) ??
      "",
    dollars: params.get("max") ?? "",
  };
}
