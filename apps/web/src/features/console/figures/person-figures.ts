import type { RouterOutputs } from '@aube/api';

/** What counts each person once. */
export type PersonFigures = RouterOutputs['stats']['getFigures']['sum'];
