import { createStore } from './store.ts';

/** What is still submitted though its page was left, and where that stands; `sent` since then. */
export type LeftDraft = {
  readonly key: string;
  readonly standing: 'inTab' | 'toCompare' | 'refused' | 'sent';
};

/** What the person on the screen submitted in this tab and left before the server had it. */
export const leftDrafts = createStore<readonly LeftDraft[]>([]);
