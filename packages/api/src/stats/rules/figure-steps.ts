import type { PersonFigure } from './figures.ts';

export type FigureStep = {
  readonly done: PersonFigure;
  readonly due: PersonFigure;
  readonly missing: PersonFigure;
};

/** Steps in order, from the account to the end of the programme. @decision D64 */
export const FIGURE_STEPS: readonly FigureStep[] = [
  { done: 'registered', due: 'created', missing: 'notActivated' },
  { done: 'completedS0', due: 'registered', missing: 'missingS0' },
  { done: 'completedS6', due: 'dueS6', missing: 'missingS6' },
  { done: 'completedS12', due: 'dueS12', missing: 'missingS12' },
  { done: 'completedS24', due: 'dueS24', missing: 'missingS24' },
  { done: 'finished', due: 'completedS24', missing: 'leftAfterS24' },
];
