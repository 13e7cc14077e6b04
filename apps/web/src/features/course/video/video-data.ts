import type { RouterOutputs } from '@aube/api';

export type Video = RouterOutputs['programme']['getVideo'];
