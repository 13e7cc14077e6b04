import type { Messages } from '@lingui/core';
import { expect, it } from 'vitest';

const catalogues = import.meta.glob<{ messages: Messages }>('../locales/en/*.po', { eager: true });

const times = /^(?:at|until|expiry|undoableUntil|lastUsed|\w+At)$/;

const isDoubled = (parts: unknown): boolean =>
  Array.isArray(parts) &&
  parts.some(
    (part: unknown, index) =>
      Array.isArray(part) &&
      times.test(String(part[0])) &&
      String(parts[index + 1] ?? '').startsWith('.'),
  );

it('no English sentence puts its full stop after the one of a time', () => {
  const all = Object.values(catalogues).flatMap(({ messages }) => Object.values(messages));
  expect(all.length).toBeGreaterThan(1000);
  expect(all.filter(isDoubled)).toEqual([]);
});
