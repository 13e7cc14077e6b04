import type { SubmittedStanding } from './standing.ts';
import { createStore } from './store.ts';

export type TabSubmission = {
  readonly key: string;
  readonly standing: SubmittedStanding;
  readonly isTold: boolean;
};

export const tabSubmissions = createStore<readonly TabSubmission[]>([]);

export const hasTypedText = createStore(false);

/**
 * True for the submission of a night. A logout loses only nights, because other submissions are
 * drafts on the server.
 */
export const isOfNight = ({ key }: TabSubmission): boolean => key.startsWith('night/');
