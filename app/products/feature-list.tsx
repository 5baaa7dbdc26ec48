import { Icon } from "#app/ui/icon.tsx";

/** What speaks for a product or a package, a check before each. */
export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-2.5">
          <Icon name="check" className="mt-0.5 text-spruce" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
