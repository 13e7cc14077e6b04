import type { DemoSite } from '../demo-site.ts';
import type { Hand } from './hand.ts';
import type { Crowd, Person } from './people.ts';

export type Walker = { hand: Hand; site: DemoSite; crowd: Crowd; hazard: string };

/** A page and its person. The walk resolves when the person has done what the page is for. */
export type Step = { as: Person; walk: (walker: Walker) => Promise<void> };
