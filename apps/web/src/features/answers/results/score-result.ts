import type { RouterOutputs } from '@aube/api';

export type ScoreResult = RouterOutputs['questionnaires']['listScores'][number]['results'][number];
