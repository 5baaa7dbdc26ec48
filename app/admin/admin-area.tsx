import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { AdminGuard } from "#app/auth/guard.tsx";
import { IdentityHost } from "#app/auth/identity-host.tsx";
import { checkVisitor, isStillAdmin, subscribe } from "#app/auth/visitor.ts";
import { visitorCheck } from "#app/auth/visitor-store.ts";
import { persistedStore } from "#app/lib/persisted-store.ts";
import { storedSession } from "#app/lib/stored-session.ts";
import { sendRequestsThrough } from "#app/lib/supabase.ts";
import { removeOfflinePages } from "#app/offline/offline-page.ts";
import { useShop } from "#app/site/use-shop.ts";
import { Frame } from "#app/storefront/layout.tsx";
import { TooltipProvider } from "#app/ui/tooltip.tsx";
import { openLock, useLock } from "./lock/lock.ts";
import { LockScreen } from "./lock/lock-screen.tsx";
import { lockIfIdle, useIdleLock } from "./lock/use-idle-lock.ts";
import { onceOnly } from "./once.ts";
import { queryClient } from "./query-client.ts";
import { setShowrooms } from "./records/product-labels.ts";

sendRequestsThrough(onceOnly);

export interface AdminAreaProps {
  children: React.ReactNode;
  /** The page opens without a connection, too, for an admin who was here with one. */
  worksOffline?: boolean;
}

/** What every page of the back office stands in: its guard and its one cache. */
export function AdminArea({ children, worksOffline = false }: AdminAreaProps) {
  useEffect(followVisitor, []);
  useEffect(() => {
    openLock();
    lockIfIdle();
  }, []);
  useEffect(() => (worksOffline ? askUntilKnown() : undefined), [worksOffline]);
  setShowrooms(useShop().showrooms);
  const lock = useLock();
  if (lock) {
    return (
      <Frame>
        <LockScreen email={lock.email} />
      </Frame>
    );
  }
  return (
    <AdminGuard outside={Frame} isOpenMeanwhile={worksOffline ? isKnownAdmin : undefined}>
      <QueryClientProvider client={queryClient}>
        <Watch />
        <IdentityHost />
        <TooltipProvider>{children}</TooltipProvider>
      </QueryClientProvider>
    </AdminGuard>
  );
}

/** Follows, for whichever page is open, whether somebody is there and still may be. */
function Watch() {
  useIdleLock();
  useAdminCheck();
  return null;
}

const againMs = 5_000;

/** Who it is cannot be found out without a line; asks again once there is one. */
function askUntilKnown() {
  const ask = () => {
    if (navigator.onLine && visitorCheck().status === "failed") checkVisitor();
  };
  const timer = setInterval(ask, againMs);
  addEventListener("online", ask);
  return () => {
    clearInterval(timer);
    removeEventListener("online", ask);
  };
}

let isFollowed = false;

/** What one admin read or may open is not left for the next person at this screen, wherever they sign out. */
function followVisitor() {
  if (isFollowed) return;
  isFollowed = true;
  subscribe(follow);
  follow();
}

function follow() {
  const { status, visitor } = visitorCheck();
  if (status !== "done") return;
  if (visitor.kind === "admin" && !visitor.needsSecondFactor) return rememberAdmin();
  forgetAdmin();
  void removeOfflinePages();
  if (visitor.kind !== "admin") queryClient.clear();
}

const known = persistedStore<string>("admin-session", (found) =>
  typeof found === "string" ? found : "",
);

const rememberAdmin = () => known.write(storedSession()?.id ?? "");

const forgetAdmin = () => known.write("");

/** Whether the person signed in here was an admin when the server last answered. */
function isKnownAdmin(): boolean {
  const session = storedSession();
  return session !== undefined && session.id === known.read();
}

const everyMs = 60_000;

/**
 * Checks once a minute that the person is still signed in and still an admin. Without that the database
 * answers with no rows, and a page that shows none would look like a quiet day.
 */
function useAdminCheck() {
  useEffect(() => {
    function ask() {
      // A question that fails says nothing; the page's own requests say what is wrong.
      if (document.visibilityState === "visible") isStillAdmin().catch(() => {});
    }
    const timer = setInterval(ask, everyMs);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
}
