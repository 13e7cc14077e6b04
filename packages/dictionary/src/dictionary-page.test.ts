import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dictionaryPage } from './dictionary-page.ts';
import { dictionary } from './dictionary.ts';

const PAGE = join(import.meta.dirname, '../../../docs/dictionary.md');

const content = createHash('sha256').update(JSON.stringify(dictionary)).digest('hex').slice(0, 12);

function stampOf(page: string) {
  const [, version, digest] = /Version (\d+), with the content `(\S+)`/.exec(page) ?? [];
  return { version: Number(version), digest };
}

it('is the page in docs; `npx vitest run dictionary-page --update` writes it', async () => {
  const before = stampOf(readFileSync(PAGE, 'utf8'));
  const page = dictionaryPage(content);
  const isNewer = stampOf(page).version > before.version;
  // A changed entity needs a new revision, even when `--update` writes the page.
  expect(before.digest === content || isNewer, 'raise the `revision` of the entity').toBe(true);
  await expect(page).toMatchFileSnapshot(PAGE);
});
