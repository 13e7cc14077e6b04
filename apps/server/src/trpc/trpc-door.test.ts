import { findProcedure } from '@aube/api/server';
import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { createServerWorld } from '../testing/server-world.ts';
import { UNBATCHABLE } from './unbatchable.ts';

const world = await createServerWorld(await testDatabase());
const { ask, call } = world;
const as = await world.login(await world.addPerson());

const batch = (names: string[], given = {}) =>
  ask(`/trpc/${names.join(',')}?batch=1`, { method: 'POST', body: {}, as, ...given });

type Fault = {
  error: {
    json: { data: { appCode: string; requestId: string; httpStatus: number; details: object } };
  };
};
const faultOf = (text: string) => (JSON.parse(text) as Fault).error.json.data;

describe('batches (RL-2)', () => {
  it('hold ten calls at most', async () => {
    expect((await batch(Array(10).fill('account.me'))).status).toBe(200);
    expect((await batch(Array(11).fill('account.me'))).status).toBe(400);
  });

  it.each([...UNBATCHABLE])('never hold %s beside another call', async (name) => {
    expect(findProcedure(name)).not.toBeNull();
    for (const names of [
      [name, name],
      ['account.me', name],
      [name, 'account.me'],
    ]) {
      const answer = await batch(names);
      expect([answer.status, faultOf(answer.text).appCode]).toEqual([400, 'BAD_JSON']);
    }
    const hidden = await ask(`/trpc/${name}%2C${name}?%62atch=1`, { method: 'POST', body: {} });
    expect(hidden.status).toBe(400);
    const alone = await batch([name]);
    expect(alone.status).toBe(422);
  });
});

const SPELLINGS = [
  'account.login/',
  'account.login%2F',
  'account.login//',
  '/account.login',
  '%2Faccount.login',
  'account.login%20',
  '%20account.login',
  'account.login%00',
  'account.login%252F',
  'account.login.',
  'account..login',
  'account%2Flogin',
  'Account.Login',
  'account.login%2C',
];

describe('a name that is no procedure’s', () => {
  it.each([...SPELLINGS, 'nothing.here', 'account', 'constructor', '__proto__.login'])(
    'is a 404, alone and in a batch: %s',
    async (name) => {
      const alone = await ask(`/trpc/${name}`, { method: 'POST', body: {}, as });
      expect([alone.status, faultOf(alone.text).appCode]).toEqual([404, 'NOT_FOUND']);
      for (const names of [[name], ['account.me', name], [name, 'account.me']]) {
        const answer = await batch(names);
        expect([names, answer.status]).toEqual([names, 404]);
      }
    },
  );
});

it.each([
  ['nothing.here', 'nothing.here'],
  ['x'.repeat(200), 'x'.repeat(64)],
])('a call that nobody knows is named in the answer: %s', async (name, named) => {
  const { text } = await ask(`/trpc/${name}`, { method: 'POST', body: {}, as });
  expect(faultOf(text).details).toEqual({ unknownCall: named });
});

describe('a cookie (SE-6)', () => {
  it('asks by POST only: another site can make a browser send a GET, and a look would be written', async () => {
    const userId = await world.addPerson();
    const staff = await world.addPerson({ roleId: 2 });
    const input = encodeURIComponent(JSON.stringify({ json: { userId } }));
    const looks = async () =>
      (await world.pool.query('select 1 from audit_log where actor_user_id = $1', [staff]))
        .rowCount;
    const cookie = await world.login(staff, 'cookie');
    for (const path of [
      `/trpc/admin.getParticipant?input=${input}`,
      `/trpc/admin.getParticipant?batch=1&input=${encodeURIComponent(`{"0":{"json":{"userId":${userId}}}}`)}`,
    ]) {
      const answer = await ask(path, { as: cookie });
      expect([answer.status, faultOf(answer.text).appCode]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    }
    expect(await looks()).toBe(0);

    const bearer = await world.login(staff);
    expect((await ask(`/trpc/admin.getParticipant?input=${input}`, { as: bearer })).status).toBe(
      200,
    );
    expect((await call('admin.getParticipant', { userId }, { as: cookie })).status).toBe(200);
    expect(await looks()).toBe(2);
  });
});

describe('a page that names its person', () => {
  const name = { firstName: 'Zoé', lastName: 'Roy' };
  const namesOf = async (userId: number) =>
    (await world.pool.query('select first_name from users where id = $1', [userId])).rows;

  it('reads and writes for nobody else (409), before the procedure runs', async () => {
    const [first, second] = [await world.addPerson(), await world.addPerson()];
    const cookie = await world.login(second, 'cookie');
    const before = await namesOf(second);
    for (const kind of [cookie, await world.login(second)]) {
      for (const headers of [{ 'aube-person': String(first) }, { 'aube-person': 'somebody' }]) {
        const given = { as: kind, headers };
        for (const answer of [
          await call('account.updateProfile', name, given),
          await call('account.me', undefined, given),
          await call('programme.overview', {}, given),
          await call('diary.saveDay', {}, given),
          await batch(['account.me', 'account.findMe'], given),
        ]) {
          expect([answer.status, faultOf(answer.text).appCode]).toEqual([409, 'OTHER_PERSON']);
        }
      }
    }
    expect(await namesOf(second)).toEqual(before);
    const own = { as: cookie, headers: { 'aube-person': String(second) } };
    for (const given of [own, { as: cookie }, own]) {
      expect((await call('account.updateProfile', name, given)).status).toBe(200);
    }
    expect(await namesOf(second)).toEqual([{ first_name: 'Zoé' }]);
  });

  it('hears that its session ended, not that somebody else is there', async () => {
    const [first, second] = [await world.addPerson(), await world.addPerson()];
    const as = await world.login(second, 'cookie');
    expect((await call('account.me', undefined, { as })).status).toBe(200);
    await world.services.auth.closeAll(second);
    for (const userId of [first, second]) {
      const headers = { 'aube-person': String(userId) };
      expect((await call('account.me', undefined, { as, headers })).status).toBe(401);
      expect((await call('account.me', undefined, { headers })).status).toBe(401);
    }
  });
});

describe('what comes in', () => {
  it('is refused with the name of each field that its call does not take', async () => {
    const answer = await call(
      'account.updatePreferences',
      { locale: 'en', darkmode: 'on' },
      { as },
    );
    expect(answer.status).toBe(422);
    expect(faultOf(answer.text)).toMatchObject({
      appCode: 'INVALID',
      issues: [{ path: ['darkmode'], code: 'unknownField' }],
    });
    const guest = await call('account.updatePreferences', { darkmode: 'on' });
    expect(faultOf(guest.text)).toMatchObject({ appCode: 'NOT_AUTHENTICATED', issues: [] });
  });

  it('is JSON, or nothing is read', async () => {
    for (const type of ['text/plain', 'multipart/form-data', 'application/jsonx', '']) {
      const answer = await call('account.me', undefined, { as, headers: { 'content-type': type } });
      expect([type, answer.status]).toEqual([type, 415]);
    }
    const charset = { 'content-type': 'Application/JSON; charset=utf-8' };
    expect((await call('account.me', undefined, { as, headers: charset })).status).not.toBe(500);
    for (const body of ['{', '', '[]', '"x"', '5', 'null', '{"0":', '\u0000']) {
      const answer = await ask('/trpc/account.me', { method: 'POST', body, as });
      expect([body, answer.status === 200 || answer.status === 400]).toEqual([body, true]);
    }
  });

  it('may be a query by GET, and never a mutation', async () => {
    expect((await ask('/trpc/account.me', { as })).status).toBe(200);
    expect((await ask('/trpc/account.logout', { as })).status).toBe(405);
    for (const method of ['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']) {
      expect((await ask('/trpc/account.me', { method, as })).status).toBe(405);
    }
    expect((await ask('/trpc/account.me', { as })).status).toBe(200);
  });

  it('is never answered by a stream, whose headers leave before a cookie is set', async () => {
    const stream = { 'trpc-accept': 'application/jsonl' };
    expect((await batch(['account.me'], { headers: stream })).status).toBe(415);
    const accept = { accept: 'application/jsonl' };
    expect((await batch(['account.me'], { headers: accept })).status).toBe(415);
  });
});

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const PAYLOADS = [
  '{"json":{},"meta":{"values":{"a":["set"]}}}',
  '{"json":{"a":[]},"meta":{"values":{"a":["map"]}}}',
  '{"json":{"a":"x"},"meta":{"values":{"a":["regexp"]}}}',
  '{"json":{"a":"/(a+)+$/"},"meta":{"values":{"a":["regexp"]}}}',
  '{"json":{"a":"1"},"meta":{"values":{"a":["bigint"]}}}',
  '{"json":{"a":"Infinity"},"meta":{"values":{"a":["number"]}}}',
  '{"json":{"a":"http://x"},"meta":{"values":{"a":["URL"]}}}',
  '{"json":{"a":{"name":"x"}},"meta":{"values":{"a":["Error"]}}}',
  '{"json":{"a":1},"meta":{"values":{"a":[["class","User"]]}}}',
  '{"json":{"a":1},"meta":{"values":{"a":[["custom","x"]]}}}',
  '{"json":{"a":1},"meta":{"values":{"a":[["symbol","x"]]}}}',
  '{"json":{"a":1},"meta":{"values":{"a":[["typed-array","Int8Array"]]}}}',
  '{"json":{},"meta":{"values":["Error"]}}',
  '{"json":{},"meta":{"values":[["set"]]}}',
  '{"json":{"a":{}},"meta":{"referentialEqualities":{"a":["b"]}}}',
  '{"json":{"a":{}},"meta":{"referentialEqualities":[["a"],{}]}}',
  '{"json":{},"meta":{"referentialEqualities":{"a":["__proto__.x"]}}}',
  '{"json":{"__proto__":{"polluted":1}},"meta":{"values":{"__proto__.polluted":["set"]}}}',
  '{"json":{},"meta":{"values":{"constructor.prototype.polluted":["regexp"]}}}',
  '{"json":{},"meta":{"values":"Date"}}',
  '{"json":{},"meta":{"values":5}}',
  '{"json":{},"meta":{"values":{"a":[]}}}',
  '{"json":{},"meta":{"values":{"a":["Date","x","y"]}}}',
  '{"json":{},"meta":5}',
  '{"json":{},"meta":[]}',
  `{"json":${nested(40)}}`,
  `{"json":{"a":${nested(5000)}}}`,
  `{"json":{},"meta":{"values":${'{"a":'.repeat(20)}["Date"]${'}'.repeat(20)}}}`,
  `{"json":{},"meta":{"values":{${Array.from({ length: 300 }, (_, i) => `"a${i}":["Date"]`).join()}}}}`,
  nested(30_000),
];

describe('superjson (FZ-3)', () => {
  it.each(PAYLOADS.map((payload) => [payload]))('is not fed %.60s', async (payload) => {
    const answer = await ask('/trpc/account.me', { method: 'POST', body: payload, as });
    expect(answer.status).toBe(400);
    expect(faultOf(answer.text)).toMatchObject({
      appCode: 'BAD_JSON',
      requestId: answer.headers.get('x-request-id'),
    });
    const inBatch = `{"0":${payload}}`;
    const batched = await ask('/trpc/account.me?batch=1', { method: 'POST', body: inBatch, as });
    expect(batched.status).toBe(400);
    const query = encodeURIComponent(payload);
    const asked = await ask(`/trpc/account.me?input=${query}`, { as });
    expect([400, 414]).toContain(asked.status);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('is fed dates and undefined', async () => {
    const body =
      '{"json":{"a":"2026-01-05T00:00:00.000Z"},"meta":{"values":{"a":["Date"],"b":["undefined"]},"v":1}}';
    expect((await ask('/trpc/account.me', { method: 'POST', body, as })).status).toBe(200);
  });
});
