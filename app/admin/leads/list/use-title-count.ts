import { useEffect } from "react";
import { formatNumber } from "#app/admin/format.ts";
import { useShop } from "#app/site/use-shop.ts";

/** "(2) Financing Leads": how many leads came that no one here has looked at. */
export function useTitleCount(count: number) {
  const { name } = useShop();
  useEffect(() => {
    const title = `Financing Leads | ${name}`;
    document.title = count > 0 ? `(${formatNumber(count)}) ${title}` : title;
    return () => {
      if (document.title.startsWith("(")) document.title = title;
    };
  }, [count, name]);
}
