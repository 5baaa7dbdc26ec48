import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Choice } from "../kit/choice.tsx";
import { LoadState } from "../kit/load-state.tsx";
import { PageHead } from "../kit/page-head.tsx";
import {
  listLabels,
  type ShowroomId,
  showroomIds,
  showroomNames,
} from "../records/product-labels.ts";
import { type Product, productsQuery } from "../records/records.queries.ts";
import { useDeviceShowroom } from "../shell/showroom-choice.tsx";
import { CountSheet } from "./count-sheet.tsx";

const lists = Object.entries(listLabels) as [Product["list"], string][];

export default function CountPage() {
  const products = useQuery(productsQuery);
  const [device] = useDeviceShowroom();
  const [chosen, choose] = useState<ShowroomId>();
  const [list, setList] = useState(lists[0]![0]);
  const room = chosen ?? device ?? showroomIds[0]!;
  if (!products.data) {
    return <LoadState of={products} what="the products" isPage />;
  }
  const counted = products.data.filter((one) => one.list === list && one.state === "live");
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-4">
      <PageHead title="Count a list" />
      <div className="flex flex-wrap gap-2">
        <Choice label="List" value={list} onChange={setList} options={lists} isOrder />
        {showroomIds.length > 1 ? (
          <Choice
            label="Showroom"
            value={room}
            onChange={choose}
            options={showroomIds.map((id) => [id, `At ${showroomNames[id]}`] as const)}
            isOrder
          />
        ) : null}
      </div>
      {counted.length > 0 ? (
        <CountSheet key={`${room} ${list}`} products={counted} room={room} list={list} />
      ) : (
        <p className="text-ink-soft">Nothing on this list is for sale.</p>
      )}
    </div>
  );
}
