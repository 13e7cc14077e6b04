import type { Localised } from '../locale.ts';
import type { Partner } from './partners.ts';

/** Name, logos and sender of a site; null where nothing is set. @decision D90 */
export type Identity = {
  readonly name: Localised | null;
  readonly signature: Localised | null;
  readonly logos: readonly Partner[];
};
