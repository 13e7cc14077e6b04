import type { RouterOutputs } from '@aube/api';

/** A score with its meaning. */
export type ScoreResult = RouterOutputs['questionnaires']['listScores'][number]['results'][number];
