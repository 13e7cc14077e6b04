import { type ComponentType, lazy } from 'react';
import { firstPaint } from './first-paint.ts';

const pauseMs = 5_000;

/** Resolves when the network is back, or after a pause. */
const nextChance = () =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    setTimeout(resolve, pauseMs);
  });

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
 * A part that the page can work without for a while. Loading is tried again, and text typed around
 * the part stays. Nothing of the part is fetched before the page is visible.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    await firstPaint();
    return loadInTime(load);
  });
}
