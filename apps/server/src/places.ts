import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '@aube/content';

/** Where the files lie that the program reads beside its code. */
export type Places = { migrations: string; content: string; web: string };

/**
 * In the bundle the migrations and the content lie beside it, copied by the build; in the source
 * each is in its own package. The web build is in its own application either way.
 */
export function findPlaces(here: string): Places {
  const copied = { migrations: join(here, 'migrations'), content: join(here, 'content') };
  const source = {
    migrations: join(here, '../../../packages/db/src/migrations'),
    content: contentFolder,
  };
  return {
    ...(existsSync(copied.migrations) ? copied : source),
    web: join(here, '../../web/dist'),
  };
}
