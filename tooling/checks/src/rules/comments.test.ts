import { expect, it } from 'vitest';
import { commentFaults } from './comments.ts';

it.each([
  '/** What is counted of a try. */',
  '/**\n * A row per nap.\n * Whether it is late.\n */',
  '// Whose night it is.',
  'const a = 1;\n  // A long comment that goes on\n  // here. Those that were late come last.',
  '{/* How a night is drawn. */}',
  '// Takes back one’s own taking charge.',
  '// Tells whoever waits.',
  '/** The name of who is asked. */',
])('refuses %j', (source) => {
  expect(commentFaults('a.ts', source)).toHaveLength(1);
});

it.each([
  '/** Counts tries per network and account. */',
  '/** A row per nap. @throws NOT_FOUND What the caller may not import */',
  '// `What` is the word of the log.',
  "const url = 'https://example.test/What';",
  '// Ends when the person who opened it leaves.',
])('takes %j', (source) => {
  expect(commentFaults('a.ts', source)).toEqual([]);
});

it('reads the comments of hand-written SQL, and not its separators', () => {
  expect(commentFaults('a.sql', '-- What is left.\nselect 1;')).toEqual([
    'a.sql:1: a sentence opens with “What”: begin with its subject',
  ]);
  expect(commentFaults('a.sql', '--> statement-breakpoint')).toEqual([]);
});

it('names the line', () => {
  expect(commentFaults('a.ts', '\n\n// Whom to tell.')[0]).toMatch(/^a\.ts:3: /);
});
