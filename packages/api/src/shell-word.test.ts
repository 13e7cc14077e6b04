import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shellWord } from './shell-word.ts';

it.each([
  '',
  'Lever=date',
  "Heure d'extinction=date",
  "'; touch /tmp/never; '",
  '$(exit 1) `exit 1` "$HOME" \\',
  'two\nlines, ÉTÉ',
])('%j is one word of a shell', (text) => {
  const printed = execFileSync('sh', ['-c', `printf '[%s]' ${shellWord(text)}`]);
  expect(printed.toString()).toBe(`[${text}]`);
});
