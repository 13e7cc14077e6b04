import type { RouterOutputs } from '@aube/api';

/** Figures that count each person once. */
export type PersonFigures = RouterOutputs['stats']['getFigures']['sum'];
