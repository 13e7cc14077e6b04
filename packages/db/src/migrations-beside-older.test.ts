import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractions } from './contractions.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** The first migration that must let the release before it run on. */
const FIRST = 22;

const files = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql') && Number(name.slice(0, 4)) >= FIRST)
  .map((name) => [name, readFileSync(join(migrationsFolder, name), 'utf8')] as const);

describe('a migration lets the release before it run on', () => {
  it.each(files)('%s', (_, text) => {
    expect(contractions(text)).toEqual([]);
  });
});

it.each([
  ['ALTER TABLE "a" ADD COLUMN "b" text;', 0],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', 1],
  [`ALTER TABLE "a" ADD COLUMN "b" text DEFAULT 'x' NOT NULL;`, 0],
  ['ALTER TABLE "a" DROP COLUMN "b";', 1],
  ['-- unused since 0023\nALTER TABLE "a" DROP COLUMN "b";', 0],
  ['ALTER TABLE "a" DROP CONSTRAINT "b";', 0],
  ['DROP TABLE "a";', 1],
  ['ALTER TABLE "a" RENAME TO "b";', 1],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', 1],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE text;', 1],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', 1],
  ['ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL;', 0],
  ['CREATE INDEX "i" ON "a" ("b");--> statement-breakpoint\nDROP TABLE "a";', 1],
])('%j contracts in %d places', (text, count) => {
  expect(contractions(text)).toHaveLength(count);
});
