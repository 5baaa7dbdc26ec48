import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { AdminGuard } from "#app/auth/guard.tsx";
import { subscribe } from "#app/auth/visitor.ts";
import { visitorCheck } from "#app/auth/visitor-store.ts";
import { Frame } from "#app/storefront/layout.tsx";
import { TooltipProvider } from "#app/ui/tooltip.tsx";
import { openLock, useLock } from "./lock/lock.ts";
import { LockScreen } from "./lock/lock-screen.tsx";
import { lockIfIdle, useIdleLock } from "./lock/use-idle-lock.ts";
import { queryClient } from "./query-client.ts";
import { useStanding } from "./use-standing.ts";

/** What every page of the back office stands in: its guard and its one cache. */
export function AdminArea({ children }: { children: React.ReactNode }) {
  useEffect(forgetOthersData, []);
  useEffect(() => {
    openLock();
    lockIfIdle();
  }, []);
  const lock = useLock();
  if (lock) {
    return (
      <Frame>
        <LockScreen email={lock.email} />
      </Frame>
    );
  }
  return (
    <AdminGuard outside={Frame}>
      <QueryClientProvider client={queryClient}>
        <Watch />
        <TooltipProvider>{children}</TooltipProvider>
      </QueryClientProvider>
    </AdminGuard>
  );
}

/** Follows, for whichever page is open, whether somebody is there and still may be. */
function Watch() {
  useIdleLock();
  useStanding();
  return null;
}

let isSubscribed = false;

/** What one admin read is not left in memory for the next person at this screen, wherever they sign out. */
function forgetOthersData() {
  if (isSubscribed) return;
  isSubscribed = true;
  subscribe(() => {
    const { status, visitor } = visitorCheck();
    if (status === "done" && visitor.kind !== "admin") queryClient.clear();
  });
}
