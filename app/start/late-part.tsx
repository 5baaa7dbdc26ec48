import { type ComponentType, Suspense, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { lazy } from "./lazy.ts";

/** Painted parts that React has not taken over yet: each is set back to what was painted. */
const waiting = new Set<() => void>();

/**
 * A part that a page is painted with and whose script comes late. Until then it stays as it is, whatever changes around
 * it; what others change in it is undone, since React would make it anew otherwise.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => {
    const found = await load();
    for (const restore of waiting) restore();
    return { default: found as ComponentType<object> };
  });
  return function LatePart(props: Props) {
    const end = useRef<(isTakenOver: boolean) => void>(undefined);
    // With the first commit, which takes over the rest of the page; what comes later was not painted.
    const begin = (part: Element | null) => {
      if (!part || !window.presses || window.presses.done !== undefined) return;
      end.current ??= keepAsPainted(part);
      // React asks for the first one alone, and waits for it.
      load().catch(() => {});
    };
    return (
      <div ref={begin} className="contents">
        <Suspense>
          <Part {...props} />
          <Then run={(isTakenOver) => end.current?.(isTakenOver)} />
        </Suspense>
      </div>
    );
  };
}

const never = () => () => {};

/** Tells whether React took over what was painted, or made the part anew. */
function Then({ run }: { run: (isTakenOver: boolean) => void }) {
  const isTakenOver = useRef(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  ).current;
  useLayoutEffect(() => run(isTakenOver));
  return null;
}

/** Undoes what others change in a part of the page, until it is told that the part is React's. */
function keepAsPainted(part: Element) {
  const nodes = document.createTreeWalker(part);
  const painted: [node: Node, text: string | null, children: Node[]][] = [];
  for (let node: Node | null = part; node; node = nodes.nextNode())
    painted.push([node, node.nodeValue, [...node.childNodes]]);
  // Whoever insists on a change has it in the end.
  let rounds = 9;
  const restore = () => {
    const focused = document.activeElement as HTMLElement;
    for (const [node, text, children] of painted) {
      const { childNodes } = node;
      if (node.nodeValue !== text) node.nodeValue = text;
      if (
        childNodes.length !== children.length ||
        children.some((child, at) => child !== childNodes[at])
      )
        (node as Element).replaceChildren(...children);
    }
    if (focused !== document.activeElement) focused.focus({ preventScroll: true });
    watch.takeRecords();
  };
  const watch = new MutationObserver(() => rounds-- > 0 && restore());
  watch.observe(part, { childList: true, subtree: true, characterData: true });
  waiting.add(restore);
  return (isTakenOver: boolean) => {
    const isFirst = waiting.delete(restore);
    watch.disconnect();
    // What was put back beside it would stand there twice.
    if (isFirst && !isTakenOver)
      for (const child of painted[0]![2]) child.parentNode?.removeChild(child);
  };
}
