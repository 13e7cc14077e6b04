import { type ComponentType, lazy } from 'react';
import { firstPaint } from './first-paint.ts';

const pauseMs = 5_000;

/** Resolves when the network is back, or after a pause. */
const nextChance = () =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, pauseMs);
  });

/** Retries loading code until it succeeds. */
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
 * A part that the page can miss for a while: loading is retried, and text typed around it stays.
 * Nothing of it is fetched before the page is visible.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    await firstPaint();
    return loadInTime(load);
  });
}
