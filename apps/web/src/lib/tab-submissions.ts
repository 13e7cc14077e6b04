import type { SubmittedStanding } from './standing.ts';
import { createStore } from './store.ts';

/** A submission in the memory of this tab, with its state. */
export type TabSubmission = {
  readonly key: string;
  readonly standing: SubmittedStanding;
  /** True when its page was left too early, so that every page shows a notice. */
  readonly isTold: boolean;
};

/**
 * Submissions of the present person in this tab that the server does not have yet, or that a
 * notice tells about.
 */
export const tabSubmissions = createStore<readonly TabSubmission[]>([]);

/**
 * True for a night. A logout loses only nights, because other submissions are drafts on the
 * server.
 */
export const isOfNight = ({ key }: TabSubmission): boolean => key.startsWith('night/');
