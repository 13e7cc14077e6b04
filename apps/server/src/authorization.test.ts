import type { Meta } from '@aube/api/server';
import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { REST_ROWS } from './rest/rows.ts';
import { createMatrixWorld, type Target } from './testing/matrix-world.ts';
import { PROCEDURES } from './testing/procedures.ts';
import { restRequestOf } from './testing/rest-request.ts';
import type { Answer } from './testing/server-world.ts';
import { ACTORS, VERDICTS, type ActorName, type Verdict } from './testing/verdicts.ts';

const world = await createMatrixWorld(await testDatabase());
const { ask, call, targets, checksum } = world;

let peers = 0;
/** Every call comes from somewhere else, so that no limit stands between the matrix and the rights. */
const nextPeer = () => `10.${(peers >> 16) & 255}.${(peers >> 8) & 255}.${(peers += 1) & 255}`;

function trpcVerdict({ status, json }: Answer): Verdict {
  if (status === 200) return 'ok';
  const { error } = json as { error: { json: { data: { appCode: Verdict } } } };
  return error.json.data.appCode;
}

const restVerdict = ({ status, json }: Answer): Verdict =>
  status < 300 ? 'ok' : (json['code'] as Verdict);

const lineOf = (name: string) => VERDICTS[name] ?? { verdicts: {} as Record<ActorName, Verdict> };

const asker = (name: string, actor: ActorName) =>
  actor === 'missing' ? (lineOf(name).missingAskedBy ?? 'admin') : actor;

type Kind = 'cookie' | 'bearer';
const sessions = new Map<string, Awaited<ReturnType<typeof world.sessionOf>>>();

/** One session an actor and door for the whole matrix, but a fresh one for a call that ends it. */
async function sessionFor(name: string, actor: ActorName, kind: Kind) {
  const who = asker(name, actor);
  if (name === 'account.logout') return world.sessionOf(who, kind);
  const key = `${who} ${kind}`;
  if (!sessions.has(key)) sessions.set(key, await world.sessionOf(who, kind));
  return sessions.get(key) ?? null;
}

async function callAs(name: string, actor: ActorName, target: Target): Promise<Answer> {
  const session = await sessionFor(name, actor, 'cookie');
  const input = await lineOf(name).input?.(target, world);
  return call(name, input, { ...(session && { as: session }), peer: nextPeer() });
}

async function askAs(name: string, actor: ActorName, target: Target): Promise<Answer | null> {
  const request = restRequestOf(name, await lineOf(name).input?.(target, world));
  if (!request) return null;
  const session = await sessionFor(name, actor, 'bearer');
  return ask(request.path, { ...request.ask, ...(session && { as: session }), peer: nextPeer() });
}

const withoutId = ({ text }: Answer) => text.replaceAll(/"requestId":"[^"]*"/g, '');

describe('the table of verdicts (AZ-1)', () => {
  it('has a line for every procedure, and no other', () => {
    expect(Object.keys(VERDICTS).toSorted()).toEqual(PROCEDURES.map(({ name }) => name).toSorted());
  });

  it('agrees with whom each procedure says it admits', () => {
    const REFUSED: Partial<Record<Meta['admits'], ActorName>> = {
      participant: 'staff',
      staff: 'self',
      administrator: 'staff',
    };
    for (const { name, meta } of PROCEDURES) {
      const { verdicts } = lineOf(name);
      const isOpen = meta.admits === 'anyone' || meta.admits === 'guest-or-user';
      expect([name, verdicts.guest !== 'NOT_AUTHENTICATED']).toEqual([name, isOpen]);
      const refused = REFUSED[meta.admits];
      expect([name, refused && verdicts[refused]]).toEqual([name, refused && 'FORBIDDEN']);
    }
  });

  it('finds an output schema on every procedure (AZ-8)', () => {
    expect(PROCEDURES.filter(({ hasOutput }) => !hasOutput).map(({ name }) => name)).toEqual([]);
  });
});

describe.each(PROCEDURES.map(({ name }) => [name]))('%s (AZ-2, AZ-3)', (name) => {
  it('gives each actor its verdict, on both doors', async () => {
    const trpc: Partial<Record<ActorName, Verdict>> = {};
    const rest: Partial<Record<ActorName, Verdict>> = {};
    for (const actor of ACTORS) {
      const target = targets[actor];
      trpc[actor] = trpcVerdict(await callAs(name, actor, target));
      const overRest = await askAs(name, actor, target);
      rest[actor] = overRest ? restVerdict(overRest) : trpc[actor];
    }
    expect(trpc).toEqual(lineOf(name).verdicts);
    expect(rest).toEqual(lineOf(name).verdicts);
  });

  it('changes nothing where it is refused, and tells what is another’s as what is not (AZ-4)', async () => {
    const { verdicts, input } = lineOf(name);
    const refused = ACTORS.filter((actor) => verdicts[actor] !== 'ok');
    const calls = [];
    for (const actor of refused) {
      const session = await sessionFor(name, actor, 'cookie');
      const sent = await input?.(targets[actor], world);
      calls.push(() => call(name, sent, { ...(session && { as: session }), peer: nextPeer() }));
    }
    const before = await checksum();
    await Promise.all(calls.map((run) => run()));
    expect(await checksum()).toBe(before);

    for (const actor of ['other', 'foreign'] as const) {
      if (verdicts[actor] !== 'NOT_FOUND') continue;
      const foreign = await callAs(name, actor, targets[actor]);
      const missing = await callAs(name, actor, world.NOWHERE);
      expect(withoutId(foreign)).toBe(withoutId(missing));
    }
  });
});

it('reaches every row of the REST door', () => {
  const reached = new Set(REST_ROWS.map(({ procedure }) => procedure));
  for (const procedure of reached) expect(Object.keys(VERDICTS)).toContain(procedure);
});
