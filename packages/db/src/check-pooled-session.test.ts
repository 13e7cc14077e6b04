import { expect, it } from 'vitest';
import { findPoolerFault } from './check-pooled-session.ts';

const good = { timeZone: 'UTC', statementTimeout: '4s', idleTimeout: '10s', place: 'aube since 7' };

it.each([
  ['as connect_query sets it', {}, null],
  ['of a zone in small letters', { timeZone: 'utc' }, null],
  ['of another zone', { timeZone: 'America/Toronto' }, '(timezone = America/Toronto)'],
  ['without a limit', { statementTimeout: '0' }, '(statement_timeout = 0)'],
  [
    'without either limit',
    { statementTimeout: '0', idleTimeout: '0' },
    '(statement_timeout = 0, idle_in_transaction_session_timeout = 0)',
  ],
  ['of another database', { place: 'other since 7' }, 'another database'],
  ['of another server', { place: 'aube since 8' }, 'another database'],
])('judges a pooled session %s', (_how, change, said) => {
  const fault = findPoolerFault({ ...good, ...change }, good);
  expect(fault === null ? null : fault.includes(said ?? '') && 'said').toBe(said && 'said');
});
