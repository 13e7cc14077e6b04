import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractions } from './contractions.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Number of the first migration that must not break the previous release. */
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
  ['ALTER TABLE "a" ALTER COLUMN "b" DROP DEFAULT;', 0],
  ['ALTER TABLE a ADD b text;', 0],
  ['ALTER TABLE a ADD b text NOT NULL;', 1],
  ['ALTER TABLE a DROP b;', 1],
  ['ALTER TABLE a ADD c text, DROP b;', 1],
  [`ALTER TABLE a ADD COLUMN b text NOT NULL, ADD COLUMN c text DEFAULT 'x';`, 1],
  [`ALTER TABLE a ADD COLUMN b text DEFAULT 'x' NOT NULL, ADD COLUMN c text;`, 0],
  ['ALTER TABLE a ADD COLUMN b int GENERATED ALWAYS AS (1) STORED NOT NULL;', 0],
  ['ALTER TABLE a ADD CONSTRAINT c CHECK (b IS NOT NULL);', 1],
  ['ALTER TABLE a ADD CONSTRAINT c FOREIGN KEY (b) REFERENCES d(e);', 1],
  ['ALTER TABLE a ADD UNIQUE (b);', 1],
  [
    'CREATE TABLE "a" (b int);--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT c CHECK (b > 0);',
    0,
  ],
  [
    'CREATE TABLE "x" (b int);--> statement-breakpoint\nALTER TABLE "a" ADD CONSTRAINT c CHECK (b > 0);',
    1,
  ],
  ['CREATE UNIQUE INDEX "i" ON "a" USING btree ("b");', 1],
  ['CREATE TABLE "a" (b int);--> statement-breakpoint\nCREATE UNIQUE INDEX "i" ON "a" ("b");', 0],
  ['-- refuses no older write: none has b\nCREATE UNIQUE INDEX "i" ON "a" ("b");', 0],
  ['-- refuses no older write:\nCREATE UNIQUE INDEX "i" ON "a" ("b");', 1],
  ['CREATE TRIGGER t BEFORE INSERT ON a FOR EACH ROW EXECUTE FUNCTION f();', 1],
  [
    'CREATE TABLE a (b int);--> statement-breakpoint\nCREATE TRIGGER t AFTER INSERT OR UPDATE OF b ON a FOR EACH ROW EXECUTE FUNCTION f();',
    0,
  ],
  ['DROP FUNCTION f();', 1],
  ['DROP INDEX "i";', 1],
  ['DROP TRIGGER t ON a;', 0],
  ['CREATE INDEX "i" ON "a" ("b");--> statement-breakpoint\nDROP TABLE "a";', 1],
])('%j contracts in %d places', (text, count) => {
  expect(contractions(text)).toHaveLength(count);
});
