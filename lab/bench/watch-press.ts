/** What `watch` gives a page. */
export interface Watched {
  pressTarget(element: Element): void;
  untilDone(happened: () => unknown, limit: number): Promise<number | undefined>;
  round(): { touched?: number; seen?: number; task: number };
}

/** Runs in a page before anything of its own: when it was touched, answered, and held up. */
export function watch() {
  let touched: number | undefined;
  let answeredAt: number | undefined;
  let task = 0;
  const frames: number[] = [];
  // The browser rounds what it says of events to eight milliseconds, and is silent of what took one frame.
  const rounding = 8;
  const frame = 16;
  const now = () => performance.timeOrigin + performance.now();
  const looks = (element: Element) => {
    const { opacity, filter, backgroundColor, color, transform } = getComputedStyle(element);
    return [opacity, filter, backgroundColor, color, transform].join();
  };
  // A timer set in the frame would come late: browsers run input and frames before timers.
  const shown = () => {
    if (answeredAt === undefined) return;
    const painted = frames.filter((end) => end >= answeredAt! - rounding);
    return painted.length > 0 ? Math.min(...painted) : answeredAt + frame;
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      frames.push(performance.timeOrigin + startTime + duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const end = performance.timeOrigin + startTime + duration;
      if (touched === undefined || end > touched) task = Math.max(task, duration);
    }
  }).observe({ type: "longtask" });
  window.prompt = () => {
    (window as never as { asked: boolean }).asked = true;
    return null;
  };
  Object.assign(window, {
    pressTarget(element: Element) {
      task = 0;
      addEventListener(
        "pointerdown",
        ({ timeStamp }) => {
          touched ??= performance.timeOrigin + timeStamp;
        },
        true,
      );
      const before = looks(element);
      const look = () => {
        const answered =
          element.matches("[aria-busy=true],input:focus") || looks(element) !== before;
        if (touched !== undefined && answered) answeredAt = now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    untilDone: (happened: () => unknown, limit: number) =>
      new Promise<number | undefined>((resolve) => {
        const look = () => {
          if (happened()) resolve(now());
          else if (now() > limit) resolve(undefined);
          else requestAnimationFrame(look);
        };
        look();
      }),
    round: () => ({ touched, seen: shown(), task }),
  });
}
