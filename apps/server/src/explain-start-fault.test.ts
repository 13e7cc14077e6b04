import { DatabaseUnavailableError } from '@aube/db';
import { DemoRefusedError } from '@aube/lives';
import { expect, it } from 'vitest';
import { explainStartFault } from './explain-start-fault.ts';

const failedQuery = (cause: Error) => new Error('Failed query: select 1', { cause });

it.each([
  [
    'a query without an answer in time',
    failedQuery(new Error('Query read timeout')),
    /did not answer in time/,
    false,
  ],
  [
    'a connection that was not made in time',
    failedQuery(new Error('timeout exceeded when trying to connect')),
    /did not answer in time/,
    false,
  ],
  [
    'our own time limit for a statement',
    failedQuery(Object.assign(new Error('canceling statement'), { code: '57014' })),
    /did not answer in time/,
    false,
  ],
  ['a refused demonstration', new DemoRefusedError('Half made.'), /^Half made\.$/, true],
  ['a database that is away', new DatabaseUnavailableError('Away.'), /^Away\.$/, false],
  [
    'a file that cannot be read',
    Object.assign(new Error('x'), { code: 'EACCES', path: '/srv/aube' }),
    /^Aube cannot use \/srv\/aube \(EACCES\)\.$/,
    false,
  ],
])('says %s in a sentence', (_, thrown, says, isToMend) => {
  expect(explainStartFault(thrown)).toEqual({ says: expect.stringMatching(says), isToMend });
});

it('gives an unknown error as it is', () => {
  const thrown = new Error('unknown');
  expect(explainStartFault(thrown)).toEqual({ says: thrown, isToMend: false });
});
