import type { Overview } from '../../../lib/use-overview.ts';

/** A pause of the programme that is on the screen. */
export type PauseOf = Overview['pauses'][number];
