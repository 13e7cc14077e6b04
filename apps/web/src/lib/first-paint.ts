let painted: Promise<unknown> = Promise.resolve();

/** A page that is not on the screen is not painted: nothing waits for it longer than this, in milliseconds. */
const paintWaitMs = 1000;

const whenIdle = (run: (done: unknown) => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 100);

/** From now on parts wait until what is drawn next has been painted: a slow line carries the page first. */
export function holdForFirstPaint(): void {
  painted = new Promise((resolve) => {
    // Two frames on, it is drawn; once the browser has nothing else to do, it is seen.
    requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(resolve)));
    setTimeout(resolve, paintWaitMs);
  });
}

/** Resolves once the first page has been painted; at once on every later one. */
export const firstPaint = (): Promise<unknown> => painted;
