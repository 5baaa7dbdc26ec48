import { Link } from "react-router";
import { button } from "#app/ui/button.ts";

/** The terms of every sale, with the policy that says the rest. */
export function SoldAsIs() {
  return (
    <Link to="/return-policy" className={button("quiet", "md", "px-0! text-left")}>
      Sold as is, with no implied warranties. All sales are final. Here’s what we’ll make right.
    </Link>
  );
}
