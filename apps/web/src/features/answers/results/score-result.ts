import type { RouterOutputs } from '@aube/api';

/** A score with its meaning, as the server sends it. */
export type ScoreResult = RouterOutputs['questionnaires']['listScores'][number]['results'][number];
