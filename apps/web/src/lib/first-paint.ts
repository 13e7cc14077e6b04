let painted: Promise<unknown> = Promise.resolve();

/** A hidden page is not painted: limit of the wait, in milliseconds. */
const paintWaitMs = 1000;

const whenIdle = (run: (done: unknown) => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 100);

/** From now on parts wait for the next paint: a slow line carries the page first. */
export function holdForFirstPaint(): void {
  painted = new Promise((resolve) => {
    // Drawn after two frames; visible once the browser is idle.
    requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(resolve)));
    setTimeout(resolve, paintWaitMs);
  });
}

/** Resolves after the first paint; at once on later pages. */
export const firstPaint = (): Promise<unknown> => painted;
