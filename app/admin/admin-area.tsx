import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { AdminGuard } from "#app/auth/guard.tsx";
import { IdentityHost } from "#app/auth/identity-host.tsx";
import { checkVisitor, subscribe } from "#app/auth/visitor.ts";
import { visitorCheck } from "#app/auth/visitor-store.ts";
import { sendRequestsThrough } from "#app/lib/supabase.ts";
import { removeOfflinePages } from "#app/offline/offline-page.ts";
import { useShop } from "#app/site/use-shop.ts";
import { Frame } from "#app/storefront/layout.tsx";
import { TooltipProvider } from "#app/ui/tooltip.tsx";
import { forgetAdmin, isKnownAdmin, rememberAdmin } from "./known-admin.ts";
import { openLock, useLock } from "./lock/lock.ts";
import { LockScreen } from "./lock/lock-screen.tsx";
import { lockIfIdle, useIdleLock } from "./lock/use-idle-lock.ts";
import { onceOnly } from "./once.ts";
import { queryClient } from "./query-client.ts";
import { setShowrooms } from "./records/product-labels.ts";
import { useAdminCheck } from "./use-admin-check.ts";

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
