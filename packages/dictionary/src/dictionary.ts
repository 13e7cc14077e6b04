import type { Entity } from './field.ts';
import { establishment, establishmentFigures } from './establishment.ts';
import { measures } from './measures.ts';
import { nap } from './nap.ts';
import { night } from './night.ts';
import { participant } from './participant.ts';
import { person } from './person.ts';
import { schedule } from './schedule.ts';
import { score } from './score.ts';
import { week } from './week.ts';
import { weeklyCheck } from './weekly-check.ts';

export const dictionary = {
  night,
  nap,
  measures,
  week,
  weeklyCheck,
  schedule,
  score,
  person,
  participant,
  establishment,
  establishmentFigures,
} as const satisfies Record<string, Entity>;

export const entities: readonly (readonly [name: string, entity: Entity])[] =
  Object.entries(dictionary);

/** Sum of the revisions of all entities. So each change of content raises the version. */
export const dictionaryVersion = entities.reduce((sum, [, { revision }]) => sum + revision, 0);
