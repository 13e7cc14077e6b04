import type { Overview } from '../../../lib/use-overview.ts';

export type PauseOf = Overview['pauses'][number];
