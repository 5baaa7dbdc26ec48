/** A small question, asked often, between the whole ones: what others just did shows within seconds. */

export const quickPollMs = 2_000;

/**
 * Asks again and again, one question at a time, where it `mayAsk`. One that fails is the last until
 * `resume`: whoever asks the whole question knows when the database answers again.
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
