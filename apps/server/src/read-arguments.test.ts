import { expect, it } from 'vitest';
import { readArguments } from './read-arguments.ts';

it.each([
  [[], { kind: 'start', isDemo: false }],
  [['--demo'], { kind: 'start', isDemo: true }],
  [['--dmeo'], { kind: 'unknown', says: expect.stringMatching(/^Unknown option: --dmeo\n/) }],
  [['--demo', '--port', '4000'], { kind: 'unknown', says: expect.stringContaining('--port 4000') }],
  [['demo'], { kind: 'unknown', says: expect.stringContaining('demo') }],
  [['--help'], { kind: 'help', says: expect.stringContaining('--demo') }],
  [['--demo', '-h'], { kind: 'help', says: expect.stringContaining('--demo') }],
])('%j', (typed, expected) => {
  expect(readArguments(typed)).toEqual(expected);
});
