/**
 * Keeps `process.nextTick` quick, of which each answer takes three: V8 forgets the shape of what is queued
 * when none is alive at a collection, as happens before the first request, and from then on all of them
 * take a slow path, a fifteenth of what a page takes. One that stays alive is enough.
 */
import { executionAsyncResource } from "node:async_hooks";

/** The one that stays. */
export let keptTick: object | undefined;

process.nextTick(() => {
  keptTick = executionAsyncResource();
});
