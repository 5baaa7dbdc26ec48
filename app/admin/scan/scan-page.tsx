import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { tagScreen } from "#shop/tags.ts";
import { field, toolButton } from "../controls.ts";
import { plural } from "../format.ts";
import { LoadState } from "../kit/load-state.tsx";
import { ToolButton } from "../kit/tool-button.tsx";
import { showroomIds, showroomNames } from "../records/product-labels.ts";
import { holdsQuery, type Product, productsQuery } from "../records/records.queries.ts";
import { useDeviceShowroom } from "../shell/showroom-choice.tsx";
import { useLatest } from "../use-latest.ts";
import { usePersistedState } from "../use-persisted-state.ts";
import { describeCameraFailure, readCodes } from "./read-codes.ts";
import { TagScreen } from "./tag-screen.tsx";
import { compareWalk, parseWalk, productOfCode, type Walk } from "./walk.ts";

/** Reads labels' codes with the camera; the address says which tag is open. */
export default function ScanPage() {
  const { hash } = useLocation();
  const products = useQuery(productsQuery);
  const { data: holds = [] } = useQuery(holdsQuery);
  if (!products.data) {
    return <LoadState of={products} what="the products" isPage />;
  }
  const tag = hash.slice(1);
  if (!tag) return <Scanner products={products.data} />;
  const product = products.data.find(({ id }) => id === tag);
  return product ? (
    <TagScreen
      key={product.id}
      product={product}
      holds={holds.filter(({ product_id }) => product_id === product.id)}
    />
  ) : (
    <div className="grid justify-items-start gap-3">
      <h1 className="text-2xl">We can’t find that product</h1>
      <Link to="/admin/scan" className={toolButton("no-underline")}>
        Scan another tag
      </Link>
    </div>
  );
}

function Scanner({ products }: { products: readonly Product[] }) {
  const navigate = useNavigate();
  const [device] = useDeviceShowroom();
  const [walk, setWalk] = usePersistedState("walk", parseWalk);
  const [said, say] = useState("");
  const [isBlind, setBlind] = useState(false);
  function found(text: string) {
    const product = productOfCode(text, products);
    if (!product) return say("This code isn’t on any of our tags.");
    if (!walk) return void navigate(tagScreen(product.id));
    navigator.vibrate?.(60);
    say(`${product.title}${walk.seen.includes(product.id) ? ", again" : ""}`);
    setWalk({ ...walk, seen: [...walk.seen.filter((id) => id !== product.id), product.id] });
  }
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4">
      <h1 className="text-2xl">
        {walk ? `Walk through ${showroomNames[walk.showroom]}` : "Scan a tag"}
      </h1>
      <Camera onCode={found} onFailed={() => setBlind(true)} />
      <p role="status" className="min-h-6 font-semibold">
        {said || (isBlind ? "" : "Point the camera at the code on a tag.")}
      </p>
      {walk ? (
        <WalkReport walk={walk} products={products} onEnd={() => setWalk(null)} />
      ) : (
        <>
          <TypedNumber products={products} />
          {device ? (
            <ToolButton
              className="justify-self-start"
              onClick={() => setWalk({ showroom: device, seen: [] })}
            >
              Walk through {showroomNames[device]}
            </ToolButton>
          ) : (
            <p className="text-sm text-ink-soft">
              Choose this device’s showroom at the top to walk through it tag by tag.
            </p>
          )}
        </>
      )}
    </div>
  );
}

function TypedNumber({ products }: { products: readonly Product[] }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const id = typed.trim().replace(/^#/, "").toLowerCase();
        const isKnown = products.some((product) => product.id === id);
        if (isKnown) void navigate(tagScreen(id));
        else setProblem("No product has this number.");
      }}
    >
      <label className="min-w-0 flex-1 text-sm font-semibold">
        Or type the number on the tag
        <input
          className={field("mt-1 font-normal")}
          autoCapitalize="none"
          autoComplete="off"
          enterKeyHint="go"
          value={typed}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setProblem("");
          }}
        />
      </label>
      <button type="submit" className={toolButton()}>
        Open
      </button>
      {problem ? (
        <p role="alert" className="w-full text-sm text-tag">
          {problem}
        </p>
      ) : null}
    </form>
  );
}

/** The camera's picture; calls back with the text of a code each time another one is in it. */
function Camera({ onCode, onFailed }: { onCode: (text: string) => void; onFailed: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState("");
  const latest = useLatest({ onCode, onFailed });
  useEffect(() => {
    const ended = new AbortController();
    let last = "";
    readCodes(video.current!, ended.signal, (text) => {
      if (text === last) return;
      last = text;
      latest.current.onCode(text);
    }).catch((error) => {
      if (ended.signal.aborted) return;
      setProblem(describeCameraFailure(error));
      latest.current.onFailed();
    });
    return () => ended.abort();
  }, [latest]);
  return problem ? (
    <div className="grid justify-items-start gap-2 rounded-card border border-line bg-surface p-4">
      <p role="alert">{problem}</p>
      {/* A page that was opened without the camera may not use it before it is loaded anew. */}
      <ToolButton onClick={() => location.reload()}>Try again</ToolButton>
    </div>
  ) : (
    <video
      ref={video}
      muted
      playsInline
      aria-label="What the camera sees"
      className="aspect-[4/3] max-h-[50dvh] w-full rounded-card bg-black object-cover"
    />
  );
}

function WalkReport({
  walk,
  products,
  onEnd,
}: {
  walk: Walk;
  products: readonly Product[];
  onEnd: () => void;
}) {
  const { expected, missing, misplaced } = compareWalk(walk, products);
  const name = showroomNames[walk.showroom];
  return (
    <section aria-label="This walk" className="grid gap-3">
      <p>
        <b className="tabular">
          {expected - missing.length} of {expected}
        </b>{" "}
        seen at {name}
      </p>
      <List
        title={`${plural(misplaced.length, "product")} that should not be here`}
        products={misplaced}
        isOpen
      />
      <List title={`${plural(missing.length, "product")} not seen`} products={missing} />
      <ToolButton className="justify-self-start" onClick={onEnd}>
        End this walk
      </ToolButton>
    </section>
  );
}

interface ListProps {
  title: string;
  products: readonly Product[];
  isOpen?: boolean;
}

function List({ title, products, isOpen = false }: ListProps) {
  if (products.length === 0) return null;
  return (
    <details open={isOpen} className="rounded-card border border-line bg-surface">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 font-semibold">{title}</summary>
      <ul className="divide-y divide-line border-t border-line">
        {products.map(({ id, title, stock }) => (
          <li key={id}>
            <Link
              to={tagScreen(id)}
              className="flex min-h-11 items-center gap-2 px-3 py-1.5 text-ink no-underline hover:bg-sunken"
            >
              <span className="mr-auto min-w-0 [overflow-wrap:anywhere]">
                {title} <span className="text-sm text-ink-soft tabular">#{id}</span>
              </span>
              <span className="text-sm whitespace-nowrap text-ink-soft">
                {showroomIds
                  .map((room) => `${showroomNames[room]} ${stock[room].onHand}`)
                  .join(" · ")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
