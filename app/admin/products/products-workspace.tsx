import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { type Hold, isActive, type Piece } from "../catalog/catalog.queries.ts";
import { stateLabels } from "../catalog/catalog.ts";
import { csvFile, download } from "../csv.ts";
import { useLatest } from "../use-latest.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { Finder, Pages } from "./finder.tsx";
import { HoldSheet } from "./hold-sheet.tsx";
import { type PieceActions, PieceActionsContext } from "./piece-actions.ts";
import { piecesCsv, piecesFileName } from "./pieces-csv.ts";
import { PriceSheet } from "./price-sheet.tsx";
import {
  type ListState,
  matchPieces,
  pageSize,
  readListState,
  writeListState,
} from "./product-list.ts";
import { ProductRows } from "./product-rows.tsx";
import { SoldSheet } from "./sold-sheet.tsx";
import { useChangePieces } from "./use-change-pieces.ts";
import { useSellOne } from "./use-sell-one.ts";

interface ProductsWorkspaceProps {
  pieces: readonly Piece[];
  holds: readonly Hold[];
  /** Those alone, on another page: nothing to search, select or turn. */
  only?: boolean;
}

type Sheet = { kind: "price" | "sold" | "hold"; id: string };

/** The list of pieces, and what is done with one or with many of them. */
export function ProductsWorkspace({ pieces, holds, only = false }: ProductsWorkspaceProps) {
  const [params, setParams] = useSearchParams();
  const inAddress = useMemo(() => readListState(params), [params]);
  const [search, setSearch] = useState(inAddress.search);
  // Typed letters show at once; the list follows when the browser has time.
  const wanted = useDeferredValue(search);
  const state = useMemo(() => ({ ...inAddress, search: wanted }), [inAddress, wanted]);
  const [now] = useState(Date.now);
  const found = useMemo(
    () => (only ? [...pieces] : matchPieces(pieces, state, now)),
    [only, pieces, state, now],
  );
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(state.page, pages);
  const items = useMemo(() => found.slice((page - 1) * pageSize, page * pageSize), [found, page]);
  const held = useMemo(
    () =>
      Map.groupBy(
        holds.filter((hold) => isActive(hold, now)),
        (hold) => hold.product_id,
      ),
    [holds, now],
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const sellOne = useSellOne();

  const change = (next: Partial<ListState>) =>
    setParams(writeListState({ ...inAddress, search, page: 1, ...next }), { replace: true });

  // The address follows when typing rests, so that a reload finds the same list.
  useEffect(() => {
    if (search === inAddress.search) return;
    const timer = setTimeout(() => {
      setParams(writeListState({ ...inAddress, search, page: 1 }), { replace: true });
    }, 400);
    return () => clearTimeout(timer);
  }, [search, inAddress, setParams]);

  const changePieces = useChangePieces();
  const latest = useLatest({ sellOne, changePieces });
  const actions = useMemo<PieceActions>(
    () => ({
      open: (kind, piece) => setSheet({ kind, id: piece.id }),
      sellOne: (piece) => void latest.current.sellOne(piece),
      setState: (piece, state) =>
        void latest.current.changePieces(
          [piece],
          { state },
          `${piece.title} is ${stateLabels[state].toLowerCase()}.`,
        ),
      toggle: (piece, isSelected) =>
        setSelected((before) => {
          const next = new Set(before);
          if (isSelected) next.add(piece.id);
          else next.delete(piece.id);
          return next;
        }),
    }),
    [latest],
  );

  const shown = sheet && pieces.find(({ id }) => id === sheet.id);
  const close = () => setSheet(null);
  const chosen = pieces.filter(({ id }) => selected.has(id));
  return (
    <PieceActionsContext value={actions}>
      {only ? null : (
        <Finder
          state={{ ...inAddress, search }}
          found={found}
          page={page}
          onSearch={setSearch}
          onChange={change}
          onExport={() => {
            const today = new Date();
            download(csvFile([piecesCsv(found, held, today)]), piecesFileName(today));
          }}
          onSelectAll={() => setSelected(new Set(found.map(({ id }) => id)))}
        />
      )}
      {chosen.length > 0 ? (
        <BulkBar
          pieces={chosen}
          unlisted={chosen.length - found.filter(({ id }) => selected.has(id)).length}
          onDone={() => setSelected(new Set())}
        />
      ) : null}
      <ProductRows items={items} held={held} {...(only ? {} : { selected })} />
      <Pages page={page} pages={pages} onTurn={(next) => change({ page: next })} />
      {shown && sheet.kind === "price" ? (
        <PriceSheet key={shown.id} piece={shown} onClose={close} />
      ) : null}
      {shown && sheet.kind === "sold" ? (
        <SoldSheet key={shown.id} piece={shown} holds={held.get(shown.id) ?? []} onClose={close} />
      ) : null}
      {shown && sheet.kind === "hold" ? (
        <HoldSheet key={shown.id} piece={shown} onClose={close} />
      ) : null}
    </PieceActionsContext>
  );
}
