import { ERROR_CATALOGUE, PROCEDURES } from '@aube/api/server';
import { testDatabase } from '@aube/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { REST_ROWS } from './rest/rows.ts';
import { HOSTILE_BODIES, HOSTILE_PLACES, toHostileJson } from '@aube/prove/hostile-values';
import { createMatrixWorld } from './testing/matrix-world.ts';
import { mutationsOf, placesOfInput, spread } from './testing/mutations-of-input.ts';
import { textOfPlace, toFrenchBody } from './testing/rest-request.ts';
import type { Answer, Ask } from './testing/server-world.ts';
import { VERDICTS } from './testing/verdicts.ts';

/**
 * Factor for the number of tries. `AUBE_FUZZ=20 npx vitest run hostile` makes twenty times as many
 * tries as CI.
 */
const EFFORT = Number(process.env['AUBE_FUZZ'] ?? 1);
const PER_PROCEDURE = 45 * EFFORT;
const PER_ROW = 30 * EFFORT;

const world = await createMatrixWorld(await testDatabase());
const { ask, targets, sessionOf, lines } = world;
beforeEach(world.comeBack);
const ROLES = ['guest', 'self', 'staff', 'admin'] as const;

const LEAKS =
  /Failed query|params:|\b(select|insert|update|delete)\b .*\b(from|into|set)\b|\n\s+at |\.ts:\d|\.js:\d|node_modules|\/packages\/|drizzle|postgres|zod|diary_days|password_hash|Error:/i;

let peers = 0;
let tried = 0;
const statuses = new Set<number>();
const nextPeer = () => `10.${(peers >> 16) & 255}.${(peers >> 8) & 255}.${(peers += 1) & 255}`;

type Sent = { path: string; given: Ask; role?: (typeof ROLES)[number] };

function faultsOf(role: string, path: string, answer: Answer): string[] {
  const { status, text, json } = answer;
  const about = `${role} ${path.slice(0, 80)} → ${status} ${text.slice(0, 200)}`;
  const faults: string[] = [];
  if (status >= 500) faults.push(`5xx: ${about}`);
  if (status >= 400) {
    const inTrpc = (json['error'] as { json: { data: { appCode: string } } } | undefined)?.json;
    const code = inTrpc ? inTrpc.data.appCode : json['code'];
    if (!Object.hasOwn(ERROR_CATALOGUE, String(code))) faults.push(`no code: ${about}`);
    if (LEAKS.test(text)) faults.push(`leak: ${about}`);
  }
  return faults;
}

type Session = Awaited<ReturnType<typeof sessionOf>>;
const sessions = new Map<string, Session>();

async function keptSession(role: (typeof ROLES)[number], kind: 'cookie' | 'bearer') {
  const key = `${role} ${kind}`;
  if (!sessions.has(key)) sessions.set(key, await sessionOf(role, kind));
  return { session: sessions.get(key) ?? null, forget: () => sessions.delete(key) };
}

async function tryAll(sendings: Sent[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, { path, given, role: chosen }] of sendings.entries()) {
    const role = chosen ?? ROLES[index % ROLES.length] ?? 'guest';
    const isByCookie = path.startsWith('/trpc') && given.method === 'POST';
    const kind = isByCookie ? 'cookie' : 'bearer';
    const { session, forget } = await keptSession(role, kind);
    const sent = { ...given, ...(session && { as: session }), peer: nextPeer() };
    const answer = await ask(path, sent);
    if (answer.status === 401 || /logout|deconnexion/.test(path)) forget();
    statuses.add(answer.status);
    faults.push(...faultsOf(role, path, answer));
    tried += 1;
  }
  return faults;
}

const harm = () => ({
  prototype: Object.keys(Object.prototype),
  errors: lines.filter(({ level }) => Number(level) >= 50),
});
const UNHARMED = { prototype: [], errors: [] };

describe('hostile inputs to the procedures (FZ-1)', () => {
  it.each(PROCEDURES.map((procedure, index) => [procedure.name, procedure, index] as const))(
    '%s answers no 5xx, reveals nothing, and stays itself',
    async (name, { inputs }, index) => {
      const example = await VERDICTS[name]?.input?.(targets.self, world);
      const mutations = mutationsOf(example, placesOfInput(inputs, example));
      const bodies = [
        ...spread(mutations, PER_PROCEDURE, index).map((json) => toHostileJson({ json })),
        ...HOSTILE_BODIES,
      ];
      const path = `/trpc/${name}`;
      const sendings = bodies.map((body) => ({ path, given: { method: 'POST', body } }));
      const queries = spread(bodies, 6, index).map((body) => ({
        path: `${path}?input=${encodeURIComponent(body.toWellFormed()).slice(0, 3000)}`,
        given: {},
      }));
      expect(await tryAll([...sendings, ...queries])).toEqual([]);
      expect(harm()).toEqual(UNHARMED);
    },
    60_000,
  );
});

describe('hostile requests to the REST door (FZ-1)', () => {
  it.each(REST_ROWS.map((row, index) => [`${row.method} ${row.path}`, row, index] as const))(
    '%s answers no 5xx, reveals nothing, and stays itself',
    async (_title, { method, path, procedure, url = {}, query = {}, body, fixed }, index) => {
      const example = await VERDICTS[procedure]?.input?.(targets.self, world);
      const french = toFrenchBody(body ?? [], { ...(example as object), ...fixed });
      const places = (body ?? []).map((field) => [field.french]);
      const known = Object.entries({ ...(example as object), ...fixed });
      const day = Object.fromEntries(
        Object.entries(url).map(([field, { place }]) => {
          const value: unknown = known.find(([name]) => name === field)?.[1];
          return [place, textOfPlace(value ?? 1)];
        }),
      );
      const fill = (values: Record<string, string>) =>
        path.replaceAll(/\{(\w+)\}/g, (_, place: string) => values[place] ?? '1');
      const own = fill(day);

      const withBody = body
        ? [
            ...spread(mutationsOf(french, places), PER_ROW, index).map(toHostileJson),
            ...HOSTILE_BODIES,
          ].map((text) => ({ path: own, given: { method, body: text } }))
        : [];
      const sentBody = body ? { body: french } : {};
      const withPlaces = Object.values(url).flatMap(({ place }) =>
        HOSTILE_PLACES.map((value) => ({
          path: fill({ ...day, [place]: value }),
          given: { method, ...sentBody },
        })),
      );
      const withQuery = ['lang', ...Object.keys(query)].flatMap((name) =>
        HOSTILE_PLACES.map((value) => ({
          path: `${own}?${name}=${value}`,
          given: { method, ...sentBody },
        })),
      );
      const tags = ['"1"', '"99"', 'W/"x"', '*', '""', '1e9', '"-1"', ', ,'];
      const withHeaders = tags.flatMap((value) =>
        [{ 'if-match': value }, { authorization: `Bearer ${value}` }].map((headers) => ({
          path: own,
          given: { method, ...sentBody, headers },
          role: 'self' as const,
        })),
      );
      expect(await tryAll([...withBody, ...withPlaces, ...withQuery, ...withHeaders])).toEqual([]);
      expect(harm()).toEqual(UNHARMED);
    },
    60_000,
  );

  it('counts some thousands of tries', () => {
    expect(tried).toBeGreaterThan(5_000);
    const known = [200, 201, 204, 400, 401, 403, 404, 405, 409, 412, 413, 415, 422, 429];
    expect([...statuses].filter((status) => !known.includes(status))).toEqual([]);
    for (const status of [200, 400, 401, 403, 404, 409, 422]) {
      expect(statuses).toContain(status);
    }
  });
});
