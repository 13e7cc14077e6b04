import type { RouterOutputs } from '@aube/api';

export type PersonFigures = RouterOutputs['stats']['getFigures']['sum'];
