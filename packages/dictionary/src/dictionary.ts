import type { Entity } from './field.ts';
import { night } from './night.ts';

/** Every entity, by its name in the code. */
export const dictionary = { night } as const satisfies Record<string, Entity>;

export const entities: readonly (readonly [name: string, entity: Entity])[] =
  Object.entries(dictionary);

/** Grows with every change of content, since each entity counts its own. */
export const dictionaryVersion = entities.reduce((sum, [, { revision }]) => sum + revision, 0);
