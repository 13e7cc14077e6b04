let painted: Promise<unknown> = Promise.resolve();

/** A hidden page is never painted, so the wait has a limit. */
const paintWaitMs = 1000;

const whenIdle = (run: (done: unknown) => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 100);

/**
 * Delays the loading of lazy parts until the next paint, so that a slow network loads the page
 * first.
 */
export function holdForFirstPaint(): void {
  painted = new Promise((resolve) => {
    // The page is drawn after two frames, and visible when the browser is idle.
    requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(resolve)));
    setTimeout(resolve, paintWaitMs);
  });
}

export const firstPaint = (): Promise<unknown> => painted;
