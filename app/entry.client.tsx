import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// In a task of its own: the one before has evaluated React, and a touch may be answered in between.
setTimeout(() =>
  startTransition(() => {
    const page = <HydratedRouter />;
    window.presses?.restore?.();
    hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{page}</StrictMode> : page, {
      // Another page than the one that was painted. Our server counts it; a static host has no such address.
      onRecoverableError(error) {
        reportError(error);
        navigator.sendBeacon("/hydration-errors");
      },
    });
  }),
);
