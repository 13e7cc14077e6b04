import { PROCEDURES } from '@aube/api/server';
import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createServerWorld } from '../testing/server-world.ts';
import { isPlain } from './plain-output.ts';

const world = await createServerWorld(await testDatabase());
const as = await world.login(await world.addStarted('2026-01-01'));
const night = {
  lightsOutTime: 1380,
  sleepOnsetLatencyMinutes: 10,
  awakenings: 0,
  wakeAfterSleepOnsetMinutes: 0,
  finalWakeUpTime: 420,
  outOfBedTime: 430,
  napCount: 0,
  naps: [],
};

type Json = Record<string, unknown>;

function answerOf(text: string): unknown {
  return JSON.parse(text.replaceAll(/"(requestId|version|updatedAt)":("[^"]*"|\d+)/g, '"$1":0'));
}

async function bothWays(name: string, json: unknown, as?: { token: string }) {
  const ask = (path: string, body: Json) =>
    world.ask(path, { method: 'POST', body, ...(as && { as }) });
  const alone = await ask(`/trpc/${name}?batch=1`, { 0: { json } });
  const plain = await ask(`/trpc/${name}`, { json });
  const beside = await ask(`/trpc/${name},${name}?batch=1`, { 0: { json }, 1: { json } });
  return {
    alone: (answerOf(alone.text) as unknown[])[0],
    plain: answerOf(plain.text),
    beside: (answerOf(beside.text) as unknown[])[0],
    status: alone.status,
    headers: alone.headers,
  };
}

describe('one call alone', () => {
  it.each([
    ['a page', 'programme.overview', {}, as, 200],
    ['a list', 'diary.listDays', { week: 1 }, as, 200],
    ['a save', 'diary.saveDay', { day: { date: '2026-01-06' }, night }, as, 200],
    ['who one is', 'account.me', undefined, as, 200],
    ['a night of nobody', 'diary.getDay', { day: { dayId: 999_999 } }, as, 404],
    ['a night to come', 'diary.saveDay', { day: { date: '2026-01-08' }, night }, as, 409],
    ['fields that are none', 'diary.saveDay', { day: {}, night: { naps: 5 } }, as, 422],
    ['no session', 'programme.overview', {}, undefined, 401],
    ['a staff’s door', 'admin.createInvitation', {}, as, 403],
  ])('answers as tRPC’s adapter does: %s', async (_what, name, json, who, status) => {
    const answer = await bothWays(name, json, who);
    expect(answer.status).toBe(status);
    expect(answer.alone).toEqual(answer.beside);
    expect(answer.plain).toEqual(answer.beside);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('reads superjson’s annotations', async () => {
    const expiresAt = '2026-01-09T00:00:00.000Z';
    const staff = await world.login(await world.addPerson({ roleId: 1 }));
    const answer = await world.ask('/trpc/admin.createInvitation', {
      method: 'POST',
      as: staff,
      body: { json: { expiresAt, email: null }, meta: { values: { email: ['undefined'] } } },
    });
    expect(answer.json).toMatchObject({ result: { data: { json: { expiresAt } } } });
  });
});

function tree(leaf: z.ZodType) {
  type Tree = z.ZodType;
  const node: Tree = z.object({ leaf, children: z.array(z.lazy(() => node)) });
  return node;
}

describe('an output that JSON holds as it is', () => {
  it('is every procedure’s that answers at all', () => {
    const walked = PROCEDURES.filter(({ output }) => !output || !isPlain(output));
    const speaking = walked.filter(({ output }) => !(output instanceof z.ZodVoid));
    expect(speaking.map(({ name }) => name)).toEqual([]);
    expect(walked.length).toBeLessThan(PROCEDURES.length / 5);
  });

  it.each([
    ['text, numbers, yes or no', z.object({ a: z.string(), b: z.number(), c: z.boolean() }), true],
    ['what may be null', z.object({ a: z.string().nullable() }).nullable(), true],
    ['lists and records', z.array(z.record(z.enum(['a']), z.literal('b'))), true],
    ['one of several', z.union([z.string(), z.null()]), true],
    ['a date', z.object({ a: z.object({ b: z.date() }) }), false],
    ['what may be left out', z.object({ a: z.string().optional() }), true],
    ['a date that may be left out', z.object({ a: z.date().optional() }), false],
    ['a hole in a list', z.array(z.string().optional()), false],
    ['a pair', z.tuple([z.number(), z.number().nullable()]), true],
    ['a pair with a hole', z.tuple([z.number(), z.number().optional()]), false],
    ['a pair and dates', z.tuple([z.number()], z.date()), false],
    ['what holds itself', tree(z.string()), true],
    ['what holds itself and dates', tree(z.date()), false],
    ['nothing', z.void(), false],
    ['a big number', z.array(z.bigint()), false],
    ['anything', z.unknown(), false],
    ['what is made of something else', z.string().transform(Number), false],
  ])('is read from its schema: %s', (_what, schema, verdict) => {
    expect(isPlain(schema)).toBe(verdict);
  });
});
