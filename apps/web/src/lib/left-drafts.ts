import { createStore } from './store.ts';

/** What is still submitted though its page was left, and where that stands; `sent` since then. */
export type LeftDraft = {
  readonly key: string;
  readonly standing: 'inTab' | 'toCompare' | 'refused' | 'sent';
};

/** What the person on the screen submitted in this tab and left before the server had it. */
export const leftDrafts = createStore<readonly LeftDraft[]>([]);

/** The same of all that this person submitted and the server does not have, its page left or not: a logout would take it along. */
export const unsubmittedDrafts = createStore<readonly LeftDraft[]>([]);

/** Nights alone are lost by a logout: what else is submitted, the server has as a draft. */
export const isOfNight = ({ key }: LeftDraft): boolean => key.startsWith('night/');
