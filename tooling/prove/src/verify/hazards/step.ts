import type { DemoSite } from '../demo-site.ts';
import type { Hand } from './hand.ts';
import type { Crowd, Person } from './people.ts';

export type Walker = { hand: Hand; site: DemoSite; crowd: Crowd; hazard: string };

/** `walk` resolves when the person has reached the purpose of the page. */
export type Step = { as: Person; walk: (walker: Walker) => Promise<void> };
