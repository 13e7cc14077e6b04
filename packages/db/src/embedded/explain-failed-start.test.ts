import { expect, it } from 'vitest';
import { DatabaseUnavailableError } from '../database-error.ts';
import { explainFailedStart } from './explain-failed-start.ts';

const refused = new DatabaseUnavailableError('initdb says no');
const system = (code: string, path?: string) => Object.assign(new Error(code), { code, path });
const bug = new TypeError('x is undefined');

it.each([
  ['a refusal stays', refused, true, 'initdb says no'],
  ['a refusal without /proc has its true cause', refused, false, '/proc is not mounted'],
  [
    'so has a program that finds nothing',
    system('ENOENT', 'initdb'),
    false,
    '/proc is not mounted',
  ],
  ['a folder is named', system('EACCES', '/srv/x'), true, 'cannot be used: /srv/x (EACCES)'],
  ['a folder is named without /proc too', system('EROFS', '/srv/x'), false, '/srv/x (EROFS)'],
])('%s', (_title, thrown, hasProc, says) => {
  const explained = explainFailedStart(thrown, hasProc);
  expect(explained).toBeInstanceOf(DatabaseUnavailableError);
  expect((explained as Error).message).toContain(says);
});

it.each([bug, system('ECONNRESET'), 'a string'])('leaves what it does not know: %s', (thrown) => {
  expect(explainFailedStart(thrown, true)).toBe(thrown);
});
