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
const loginAs = (headers: Record<string, string>, given: { isOwnDevice?: boolean } = {}) =>
  call('account.login', { identifier: email, password, ...given }, { headers });

describe('a session of the browser (SE-1)', () => {
  it('travels in a cookie with exact attributes, and never in a body', async () => {
    const answer = await loginAs(browser);
    expect(answer.status).toBe(200);
    const [cookie = '', device = ''] = answer.headers.getSetCookie();
    expect(device).toMatch(
      /^__Host-auth\._device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(cookie).toMatch(
      /^__Host-auth\._token\.local=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    const token = /=([\w-]{43});/.exec(cookie)?.[1] ?? 'none';
    expect(answer.text).not.toContain(token);
    const me = await call('account.me', undefined, { as: { token, kind: 'cookie' } });
    expect(me.status).toBe(200);
  });

  it('stays on a device of one’s own for 180 days, and the device is known for a year (D59)', async () => {
    const answer = await loginAs(browser, { isOwnDevice: true });
    const [cookie = '', device = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-auth\._token\.local=[\w-]{43}; Max-Age=15552000; Path=/);
    expect(device).toMatch(/^__Host-auth\._device=[\w-]{43}; Max-Age=31536000; Path=/);
  });

  it('bears the names of its browser and system, and no other word of the header (D59)', async () => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';
    const answer = await loginAs({ ...browser, 'user-agent': userAgent });
    const token = /=([\w-]{43});/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1] ?? 'none';
    const as = { token, kind: 'cookie' as const };
    const { json, text } = await call('account.listSessions', undefined, { as });
    const { result } = json as unknown as { result: { data: { json: { isCurrent: boolean }[] } } };
    expect(result.data.json.find(({ isCurrent }) => isCurrent)).toMatchObject({
      kind: 'cookie',
      browser: 'Firefox',
      system: 'Linux',
    });
    expect(text).not.toMatch(/127\.0|Gecko/);
  });

  it('that was copied is dead at its next request after « Déconnecter tous les autres » (D59)', async () => {
    const own = await world.login(person, 'cookie');
    const elsewhere = await world.login(person, 'cookie');
    const script = await world.login(person, 'bearer');
    const stolen = { ...own };
    expect((await call('account.me', undefined, { as: stolen })).status).toBe(200);

    const closed = await call('account.endOtherSessions', undefined, { as: own });
    expect(closed.status).toBe(200);
    const [cookie = ''] = closed.headers.getSetCookie();
    const token = /=([\w-]{43});/.exec(cookie)?.[1] ?? 'none';
    expect(closed.text).not.toContain(token);
    for (const as of [stolen, elsewhere, script]) {
      expect((await call('account.me', undefined, { as })).status).toBe(401);
    }
    expect((await call('account.me', undefined, { as: { ...own, token } })).status).toBe(200);
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

  it('that had ended takes nothing from the device: nights wait there for their person (D66)', async () => {
    const session = await world.login(person, 'cookie');
    await call('account.logout', undefined, { as: session });
    const again = await call('account.logout', undefined, { as: session });
    expect(again.status).toBe(200);
    expect(again.headers.get('set-cookie')).toMatch(/^__Host-auth\._token\.local=; Max-Age=0;/);
    expect(again.headers.get('clear-site-data')).toBeNull();
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
    for (const hour of [11, 22, 33]) expect(await at(hour * 60)).toBe(200);
    expect(await at((33 + 12) * 60)).toBe(401);
    expect(await at((33 + 12) * 60 + 1)).toBe(401);
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
    expect(Object.keys(json)).toEqual([
      'access_token',
      'token_type',
      'expires_at',
      'second_facteur_a_installer',
    ]);
    expect(json['token_type']).toBe('Bearer');
    const as = { token: String(json['access_token']) };
    expect((await ask('/api/auth/moi', { as })).status).toBe(200);
    expect((await ask('/api/auth/deconnexion', { method: 'POST', as })).status).toBe(204);
    expect((await ask('/api/auth/moi', { as })).status).toBe(401);
  });
});
