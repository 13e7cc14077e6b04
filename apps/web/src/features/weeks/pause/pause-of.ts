import type { Overview } from '../../../lib/use-overview.ts';

/** A pause of the shown programme. */
export type PauseOf = Overview['pauses'][number];
