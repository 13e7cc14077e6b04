import type { DemoSite } from '../demo-site.ts';
import type { Hand } from './hand.ts';
import type { Crowd, Person } from './people.ts';

export type Walker = { hand: Hand; site: DemoSite; crowd: Crowd; hazard: string };

/** `walk` uses a page like the person, and resolves when the work on this page is done. */
export type Step = { as: Person; walk: (walker: Walker) => Promise<void> };
