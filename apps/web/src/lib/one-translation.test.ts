import type { Messages } from '@lingui/core';
import { expect, it } from 'vitest';

/** Each feature has its catalogue, and a page merges all it loads. */
const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*/*.po', { eager: true });

it('a text of the pages is translated alike in every catalogue: which one comes last changes no word', () => {
  const translations = new Map<string, Set<string>>();
  for (const [path, { messages }] of Object.entries(catalogues)) {
    const locale = path.split('/').at(-2);
    for (const [id, message] of Object.entries(messages)) {
      const key = `${locale} ${id}`;
      translations.set(key, (translations.get(key) ?? new Set()).add(JSON.stringify(message)));
    }
  }
  expect(translations.size).toBeGreaterThan(2000);
  expect(
    [...translations.values()].filter(({ size }) => size > 1).map((each) => [...each]),
  ).toEqual([]);
});
