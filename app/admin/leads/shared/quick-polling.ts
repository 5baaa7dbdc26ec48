/** A small request, sent often, between the full ones: what others just did shows within seconds. */

export const quickPollMs = 2_000;

/**
 * Sends one request at a time while `mayAsk` says so. After a failure it pauses until `resume`:
 * the full polling knows when the database answers again.
 */
export function startQuickPolling(ask: () => Promise<void>, mayAsk: () => boolean) {
  let isAsking = false;
  let hasFailed = false;
  const timer = setInterval(async () => {
    if (isAsking || hasFailed || !mayAsk()) return;
    isAsking = true;
    await ask().catch(() => {
      hasFailed = true;
    });
    isAsking = false;
  }, quickPollMs);
  return {
    resume: () => {
      hasFailed = false;
    },
    stop: () => clearInterval(timer),
  };
}
