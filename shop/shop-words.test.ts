import { expect, test } from "vitest";
import { policies } from "#content/policies.ts";
import { sample } from "#content/sample.ts";
import { fillPolicy } from "./shop-words.ts";

test.each(policies.map((policy) => [policy.path, policy] as const))(
  "%s has no placeholder left",
  (_, policy) => {
    expect(JSON.stringify(fillPolicy(policy, sample))).not.toMatch(/\{\w+\}/);
  },
);

test("the return policy names the store's phone number", () => {
  expect(JSON.stringify(fillPolicy(policies[0]!, sample))).toContain(sample.shop.phone.label);
});

test("an unknown placeholder stops the build", () => {
  expect(() => fillPolicy({ ...policies[0]!, intro: "Call {fax}" }, sample)).toThrow("{fax}");
});

test("the four policies have the headings and sections of the specification", () => {
  expect(policies.map(({ path, heading }) => [path, heading])).toEqual([
    ["/return-policy", "Our Closeout Promise"],
    ["/shipping-policy", "We Deliver Excellence"],
    ["/privacy-policy", "Privacy Policy"],
    ["/terms-of-service", "Terms of Service"],
  ]);
  expect(policies[0]!.sections).toHaveLength(4);
  expect(policies[1]!.sections).toHaveLength(5);
  expect(policies[1]!.tiles).toHaveLength(3);
});
