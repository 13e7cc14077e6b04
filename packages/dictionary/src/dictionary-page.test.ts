import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dictionaryPage } from './dictionary-page.ts';

const PAGE = join(import.meta.dirname, '../../../docs/dictionary.md');

it('is the page in docs; `npx vitest run dictionary-page --update` writes it', async () => {
  await expect(dictionaryPage()).toMatchFileSnapshot(PAGE);
});
