import type { RouterOutputs } from '@aube/api';

export type Chapter = RouterOutputs['programme']['getChapter'];
