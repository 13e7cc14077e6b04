import { type ComponentType, lazy } from 'react';
import { firstPaint } from './first-paint.ts';

const pauseMs = 5_000;

/** Resolves when the network is back, or after a pause. */
const nextChance = () =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, pauseMs);
  });

/** Asks for code again, however long it takes, when it cannot be loaded. */
export async function loadInTime<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextChance();
    }
  }
}

/**
 * A part of a page that the page can do without for a while: when its code cannot be loaded it is
 * asked for again, and what is typed around it stays. Nothing of it is fetched before the page is seen.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    await firstPaint();
    return loadInTime(load);
  });
}
