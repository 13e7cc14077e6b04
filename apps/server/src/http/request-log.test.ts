import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';

const connection = await testDatabase();
const world = await createServerWorld(connection);
const { ask, call, lines } = world;

const ALLOWED = new Set([
  'level',
  'time',
  'msg',
  'requestId',
  'method',
  'route',
  'status',
  'ms',
  'code',
  'who',
  'fault',
]);

describe('the log (PR-2)', () => {
  it('holds nothing of a request but its template, its figures and a pseudonym', async () => {
    const person = await world.addPerson();
    const as = await world.login(person, 'cookie');
    lines.length = 0;
    const canary = 'kanarienvogel';
    await ask(`/api/utilisateurs/${person}/notifications?lang=fr&q=${canary}`, { as });
    await ask(`/${canary}?x=${canary}`, { headers: { 'user-agent': canary, referer: canary } });
    await ask(`/journal-sommeil/2026-01-05`);
    await ask('/api/auth/connexion', {
      method: 'POST',
      body: { courriel: canary, mot_de_passe: canary },
    });
    await call(canary, { canary }, { as });
    await call('account.me,account.me', undefined, { as });
    await ask('/api/auth/moi', { as, method: canary.toUpperCase() });

    const text = JSON.stringify(lines).toLowerCase();
    expect(text).not.toContain(canary);
    expect(text).not.toContain(as.token.toLowerCase());
    expect(text).not.toContain('192.0.2.1');
    expect(text).not.toContain('2026-01-05"');
    expect(lines).toHaveLength(7);
    for (const line of lines) {
      expect(Object.keys(line).filter((key) => !ALLOWED.has(key))).toEqual([]);
    }
    expect(lines[0]).toMatchObject({
      method: 'GET',
      route: '/api/utilisateurs/{id}/notifications',
      status: 401,
      code: 'NOT_AUTHENTICATED',
    });
    expect(lines.map(({ route }) => route)).toEqual([
      '/api/utilisateurs/{id}/notifications',
      '(no page)',
      'page /journal-sommeil/:date',
      '/api/auth/connexion',
      '/trpc',
      '/trpc/batch',
      '/api/auth/moi',
    ]);
  });

  it('calls one session by one name, and reveals its id to nobody', async () => {
    const person = await world.addPerson();
    const [first, second] = [await world.login(person), await world.login(person)];
    lines.length = 0;
    for (const as of [first, first, second]) await ask('/api/auth/moi', { as });
    const [one, again, other] = lines.map(({ who }) => who);
    expect(one).toMatch(/^[\w-]{12}$/);
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  it('says of each 5xx what was thrown and where, under the id that the client sees (ER-4)', async () => {
    const person = await world.addPerson();
    const as = await world.login(person);
    lines.length = 0;
    const { rows } = await connection.pool.query<{ text: string }>('select 1::text as text');
    expect(rows).toHaveLength(1);
    await connection.pool.query('alter table notifications rename to notifications_away');
    const answer = await ask(`/api/utilisateurs/${person}/notifications`, { as });
    await connection.pool.query('alter table notifications_away rename to notifications');
    expect(answer.status).toBe(500);
    expect(answer.json).toEqual({
      message: 'Une erreur s’est produite de notre côté. Réessayez dans un moment.',
      code: 'INTERNAL',
      requestId: answer.headers.get('x-request-id'),
    });
    const [line] = lines as [{ requestId: string; fault: { name: string; code?: string }[] }];
    expect(line.requestId).toBe(answer.json['requestId']);
    expect(line.fault.some(({ code }) => code === '42P01')).toBe(true);
    expect(JSON.stringify(line)).not.toMatch(/select |params/i);
  });
});
