import { PROCEDURES } from '@aube/api/server';
import { testDatabase } from '@aube/db/testing';
import { sessions } from '@aube/db/schema';
import { describe, expect, it } from 'vitest';
import { createServerWorld, COOKIE_NAME } from '../testing/server-world.ts';
import { isTrustedOrigin } from './cross-site.ts';

const world = await createServerWorld(await testDatabase());
const { ask, call, db } = world;
const person = await world.addPerson();

const OWN = 'https://aube.example.test';
const cookie = `${COOKIE_NAME}=x`;

describe('who may use the cookie (SE-6)', () => {
  it.each([
    [true, { fetchSite: 'same-origin' }],
    [true, { fetchSite: 'same-origin', origin: OWN }],
    [true, { origin: OWN }],
    [false, {}],
    [false, { origin: 'null' }],
    [false, { origin: 'https://evil.example' }],
    [false, { origin: 'https://sub.aube.example.test' }],
    [false, { origin: 'http://aube.example.test' }],
    [false, { fetchSite: 'cross-site' }],
    [false, { fetchSite: 'same-site' }],
    [false, { fetchSite: 'none' }],
    [false, { fetchSite: 'cross-site', origin: OWN }],
  ])('%s for %j', (expected, headers) => {
    const given = { method: 'POST', cookie, fetchSite: undefined, origin: undefined, ...headers };
    expect(isTrustedOrigin(given, COOKIE_NAME, OWN)).toBe(expected);
    expect(isTrustedOrigin({ ...given, method: 'GET' }, COOKIE_NAME, OWN)).toBe(true);
    expect(isTrustedOrigin({ ...given, cookie: 'theme=dark' }, COOKIE_NAME, OWN)).toBe(true);
  });

  const types = [
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    null,
  ];
  const origins = ['https://evil.example', 'null', 'https://sub.aube.example.test', null];
  const mutations = PROCEDURES.filter(({ type }) => type === 'mutation').map(({ name }) => name);

  it('lets no other site run any mutation, whatever it sends', async () => {
    const { token } = await world.login(person, 'cookie');
    expect(mutations.length).toBeGreaterThan(10);
    for (const name of mutations) {
      for (const type of types) {
        for (const origin of origins) {
          const answer = await ask(`/trpc/${name}`, {
            method: 'POST',
            body: '',
            headers: {
              cookie: `${COOKIE_NAME}=${token}`,
              'content-type': type ?? '',
              ...(origin !== null && { origin }),
            },
          });
          expect([name, type, origin, answer.status]).toEqual([name, type, origin, 403]);
        }
        const own = { cookie: `${COOKIE_NAME}=${token}`, origin: OWN, 'content-type': type ?? '' };
        const answer = await ask(`/trpc/${name}`, { method: 'POST', body: '', headers: own });
        expect([name, type, answer.status]).toEqual([name, type, 415]);
      }
    }
    expect((await call('account.me', undefined, { as: { token, kind: 'cookie' } })).status).toBe(
      200,
    );
    expect(await db.$count(sessions)).toBe(1);
  });
});
