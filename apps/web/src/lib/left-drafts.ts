import { createStore } from './store.ts';

/** A submission whose page was left, with its state; `sent` since then. */
export type LeftDraft = {
  readonly key: string;
  readonly standing: 'inTab' | 'toCompare' | 'refused' | 'sent';
};

/** Submissions of the present person in this tab whose page was left too early. */
export const leftDrafts = createStore<readonly LeftDraft[]>([]);

/** All unsent submissions of the person, with their page left or open: a logout would delete them. */
export const unsubmittedDrafts = createStore<readonly LeftDraft[]>([]);

/** A logout loses nights only: other submissions are drafts at the server. */
export const isOfNight = ({ key }: LeftDraft): boolean => key.startsWith('night/');
