import { expect, it } from 'vitest';
import { z } from 'zod';
import { PROCEDURES } from './contract-text.ts';

const fieldsOf = (schema: unknown): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

const calls = PROCEDURES.map(({ area, name, input, output }) => ({
  name: `${area}.${name}`,
  asked: fieldsOf(input),
  answered: fieldsOf(output),
}));

it('`eachRow` can read every call that has pages', () => {
  const paged = calls.filter(({ asked }) => asked.includes('page'));
  expect(paged.map(({ name }) => name).toSorted()).toEqual([
    'admin.listEstablishments',
    'admin.listInvitations',
    'admin.listParticipants',
    'admin.listUsers',
    'rights.listOwnViewers',
    'rights.listPastRetention',
  ]);
  for (const { name, answered } of paged) {
    expect([name, ...answered]).toEqual(expect.arrayContaining([name, 'rows', 'total']));
  }
});

it('`eachPiece` can read every call that has a cursor', () => {
  const cursors = calls.filter(({ asked }) => asked.includes('before'));
  expect(cursors.map(({ name }) => name).toSorted()).toEqual([
    'notifications.listPage',
    'rights.exportAudit',
    'rights.listAudit',
  ]);
  for (const { name, answered } of cursors) {
    const ends = answered.filter((field) => field === 'next' || field === 'nextBefore');
    expect([name, ends.length]).toEqual([name, 1]);
  }
  const whole = calls.filter(
    ({ asked, answered }) =>
      answered.some((field) => /^(nextBefore|nextCursor|hasMore)$/.test(field)) &&
      !asked.includes('before'),
  );
  // `stats.listTimeline` returns only the latest `limit` rows and has no next page.
  expect(whole.map(({ name }) => name)).toEqual(['stats.listTimeline']);
});
