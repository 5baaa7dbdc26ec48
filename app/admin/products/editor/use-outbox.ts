import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { auth } from "#app/lib/supabase.ts";
import type { Tables } from "#supabase/database.types.ts";
import { delayOf, isTemporary } from "../../kit/temporary.ts";
import { offerUndo } from "../../kit/undo-store.ts";
import { removeOriginals } from "../../pictures/local-originals.ts";
import { describeFailure } from "../../records/failures.ts";
import { changeProducts, refreshRecords } from "../../records/record-writes.ts";
import { useLatest } from "../../use-latest.ts";
import { usePersistedState } from "../../use-persisted-state.ts";
import { parseOutbox, type QueuedProduct } from "./outbox.ts";
import { checkProduct } from "./product-fields.ts";
import { saveProduct } from "./save-product.ts";

const againMs = 10_000;

/** Hands over new products one after the other, and again when the line is back. */
export function useOutbox() {
  const client = useQueryClient();
  const [waiting, keep] = usePersistedState("pieces to send", parseOutbox);
  const latest = useLatest(waiting);
  const [sent, setSent] = useState<Tables<"products">[]>([]);
  const [isSending, setSending] = useState(false);
  const [delay, setDelay] = useState("");
  const running = useRef(false);

  const without = useCallback(
    (request: string) => keep(latest.current.filter((one) => one.request !== request)),
    [keep, latest],
  );

  const send = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    setSending(true);
    try {
      // A session that could not be refreshed yet would be refused as a stranger's.
      const { data } = await auth().getSession();
      for (const one of latest.current) {
        if (one.problem) continue;
        if (!data.session) break;
        try {
          const row = await saveQueued(one);
          setDelay("");
          without(one.request);
          const originals = checkProduct(one.fields, false, new Date()).pictures;
          await removeOriginals(originals.map(({ original }) => original));
          setSent((before) => [row, ...before]);
          offerUndo({
            title: `${row.title} is ${row.state === "live" ? "being published" : "saved as a draft"}.`,
            undo: async () => {
              await changeProducts([{ id: row.id, version: row.version, state: "archived" }]);
              await refreshRecords(client);
            },
          });
          void refreshRecords(client);
        } catch (error) {
          if (isTemporary(error)) {
            setDelay(delayOf(error));
            break;
          }
          const problem = describeFailure(error);
          keep(
            latest.current.map((item) =>
              item.request === one.request ? { ...item, problem } : item,
            ),
          );
        }
      }
    } finally {
      running.current = false;
      setSending(false);
    }
  }, [client, keep, latest, without]);

  const isWaiting = waiting.some(({ problem }) => !problem);
  useEffect(() => {
    if (!isWaiting) return;
    void send();
    const timer = setInterval(() => void send(), againMs);
    const now = () => void send();
    window.addEventListener("online", now);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", now);
    };
  }, [isWaiting, send]);

  return {
    waiting,
    isSending,
    /** Why what waits is still here though the line is there; empty where no one said. */
    delay,
    sent,
    /** Keeps it on this device and sends it as soon as that is possible. */
    add: (one: QueuedProduct) => {
      keep([...latest.current, one]);
    },
    remove: without,
  };
}

function saveQueued({ fields, as, request, lot }: QueuedProduct) {
  const { product, pictures, stock } = checkProduct(fields, as === "live", new Date());
  return saveProduct({
    product: { ...product, state: as, ...(lot && { lot_id: lot }) },
    ...{ pictures, stock, request },
  });
}
