import type { SubmittedStanding } from './standing.ts';
import { createStore } from './store.ts';

/** A submission in the memory of this tab, with its state. */
export type TabSubmission = {
  readonly key: string;
  readonly standing: SubmittedStanding;
  /** Its page was left too early: every page tells of it. */
  readonly isTold: boolean;
};

/** Submissions of the present person in this tab: not taken by the server yet, or told since. */
export const tabSubmissions = createStore<readonly TabSubmission[]>([]);

/** A logout loses nights only: other submissions are drafts at the server. */
export const isOfNight = ({ key }: TabSubmission): boolean => key.startsWith('night/');
