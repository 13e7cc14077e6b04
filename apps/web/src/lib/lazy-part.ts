import { type ComponentType, createElement, lazy } from 'react';
import { firstPaint } from './first-paint.ts';
import { useInBrowser } from './store.ts';

const pauseMs = 5_000;

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
 * A part that the page does not need at first, loaded after the first paint and left out of a
 * finished document. A failed load is tried again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Loaded: ComponentType<Props> = lazy(async () => {
    await firstPaint();
    return loadInTime(load);
  });
  return function Part(props: Props) {
    return useInBrowser(() => true, false) ? createElement(Loaded, props) : null;
  };
}

/** Loads the code of parts that a person may need later, perhaps without a connection. */
export const loadAfterPaint = (loads: readonly (() => Promise<unknown>)[]): Promise<unknown> =>
  firstPaint().then(() => Promise.allSettled(loads.map((load) => load())));
