import { hashPassword } from '@aube/auth';
import { credentials, sessions, users } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { COOKIE_NAME, createServerWorld } from '../testing/server-world.ts';

const world = await createServerWorld(await testDatabase());
const { ask, call, db, state } = world;
const person = await world.addPerson();
const password = 'trois tisanes avant minuit';
await db
  .insert(credentials)
  .values({ userId: person, passwordHash: await hashPassword(password), changedAt: state.now });
const everybody = await db.select().from(users);
const email = everybody.find(({ id }) => id === person)?.email ?? 'nobody';

const browser = { 'sec-fetch-site': 'same-origin', origin: 'https://aube.example.test' };
const loginAs = (headers: Record<string, string>) =>
  call('account.login', { identifier: email, password }, { headers });

describe('a session of the browser (SE-1)', () => {
  it('travels in a cookie with exact attributes, and never in a body', async () => {
    const answer = await loginAs(browser);
    expect(answer.status).toBe(200);
    const [cookie = '', device = ''] = answer.headers.getSetCookie();
    expect(device).toMatch(
      /^__Host-auth\._device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(cookie).toMatch(
      /^__Host-auth\._token\.local=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    const token = /=([\w-]{43});/.exec(cookie)?.[1] ?? 'none';
    expect(answer.text).not.toContain(token);
    const me = await call('account.me', undefined, { as: { token, kind: 'cookie' } });
    expect(me.status).toBe(200);
  });

  it('is not a bearer session, nor the reverse, nor a token in a query', async () => {
    const cookie = await world.login(person, 'cookie');
    const bearer = await world.login(person, 'bearer');
    const swapped = [
      await call('account.me', undefined, { as: { token: cookie.token, kind: 'bearer' } }),
      await call('account.me', undefined, { as: { token: bearer.token, kind: 'cookie' } }),
      await ask('/api/auth/moi', { as: { token: cookie.token, kind: 'bearer' } }),
      await ask('/api/auth/moi', { as: { token: cookie.token, kind: 'cookie' } }),
      await ask(`/api/auth/moi?access_token=${bearer.token}`),
      await ask('/api/auth/moi', { headers: { authorization: `Basic ${bearer.token}` } }),
      await ask('/api/auth/moi', { headers: { authorization: `Bearer ${bearer.token} x` } }),
    ];
    expect(swapped.map(({ status }) => status)).toEqual(swapped.map(() => 401));
    expect((await ask('/api/auth/moi', { as: bearer })).status).toBe(200);
    expect((await call('account.me', undefined, { as: bearer })).status).toBe(200);
  });

  it('is not adopted from outside, and a planted twin makes both void (SE-2)', async () => {
    const { token } = await world.login(person, 'cookie');
    const twice = {
      cookie: `${COOKIE_NAME}=${token}; ${COOKIE_NAME}=${'A'.repeat(43)}`,
      ...browser,
    };
    expect((await call('account.me', undefined, { headers: twice })).status).toBe(401);
    const odd = { cookie: `\u00a0${COOKIE_NAME}=${token}`, ...browser };
    expect((await call('account.me', undefined, { headers: odd })).status).toBe(401);
  });

  it('ends at logout: the cookie goes, the browser forgets, the copy is dead (SE-4)', async () => {
    const session = await world.login(person, 'cookie');
    const out = await call('account.logout', undefined, { as: session });
    expect(out.status).toBe(200);
    expect(out.headers.get('set-cookie')).toBe(
      '__Host-auth._token.local=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
    );
    expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect((await call('account.me', undefined, { as: session })).status).toBe(401);
  });

  it('lives on by use, a minute apart, and not from beyond its idle time (SE-3)', async () => {
    const session = await world.login(person, 'cookie');
    const start = state.now;
    const at = async (minutes: number) => {
      state.now = new Date(start.getTime() + minutes * 60_000);
      const { status } = await call('account.me', undefined, { as: session });
      await expect
        .poll(async () => {
          const rows = await db.select().from(sessions);
          const row = rows.find(({ lastUsedAt }) => lastUsedAt.getTime() === state.now.getTime());
          return row !== undefined || status !== 200;
        })
        .toBe(true);
      return status;
    };
    const hours = [20 * 60, 40 * 60, 60 * 60];
    for (const minutes of hours) expect(await at(minutes)).toBe(200);
    expect(await at(60 * 60 + 24 * 60)).toBe(401);
    expect(await at(60 * 60 + 24 * 60 + 1)).toBe(401);
    state.now = start;
  });
});

describe('a session of a program (D41)', () => {
  it('is handed over in the answer, and sets no cookie', async () => {
    const overTrpc = await loginAs({});
    expect(overTrpc.headers.get('set-cookie')).toBeNull();
    expect(overTrpc.text).toMatch(/"token":"[\w-]{43}"/);

    const body = { courriel: email, mot_de_passe: password };
    const { json, headers } = await ask('/api/auth/connexion', { method: 'POST', body });
    expect(headers.get('set-cookie')).toBeNull();
    expect(Object.keys(json)).toEqual(['access_token', 'token_type', 'expires_at']);
    expect(json['token_type']).toBe('Bearer');
    const as = { token: String(json['access_token']) };
    expect((await ask('/api/auth/moi', { as })).status).toBe(200);
    expect((await ask('/api/auth/deconnexion', { method: 'POST', as })).status).toBe(204);
    expect((await ask('/api/auth/moi', { as })).status).toBe(401);
  });
});
