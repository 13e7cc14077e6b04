import { operatorRouter } from '@aube/api/operator';
import {
  appRouter,
  PROCEDURES,
  proceduresOf,
  toAppError,
  type Context,
  type Meta,
} from '@aube/api/server';
import { credentialFromBearer } from '@aube/auth';
import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { REST_ROWS } from './rest/rows.ts';
import type { RestRow } from './rest/route.ts';
import {
  EVERY_ACTOR,
  verdictOf,
  type ActorName,
  type AnyActor,
  type Verdict,
  type Verdicts,
} from './testing/actors.ts';
import { createMatrixWorld, type Target } from './testing/matrix-world.ts';
import { restRequestOf, type Input } from './testing/rest-request.ts';
import type { Answer } from './testing/server-world.ts';
import { OPERATOR_LINES, REST_LINES, VERDICTS, type Line } from './testing/verdicts.ts';

const world = await createMatrixWorld(await testDatabase());
const { ask, call, targetFor, checksum } = world;

let peers = 0;
/** Every call has its own address, so that no rate limit is reached. */
const nextPeer = () => `10.${(peers >> 16) & 255}.${(peers >> 8) & 255}.${(peers += 1) & 255}`;

function trpcVerdict({ status, json }: Answer): Verdict {
  if (status === 200) return 'ok';
  const { error } = json as { error: { json: { data: { appCode: Verdict } } } };
  return error.json.data.appCode;
}

async function processVerdict(
  router: typeof appRouter | typeof operatorRouter,
  context: Context,
  name: string,
  input: unknown,
): Promise<Verdict> {
  const [area = '', procedure = ''] = name.split('.');
  const caller = router.createCaller(context) as unknown as Record<
    string,
    Record<string, (input: unknown) => Promise<unknown>>
  >;
  return (
    (await caller[area]?.[procedure]?.(input).then(
      () => 'ok' as const,
      (thrown: unknown) => toAppError(thrown).appCode,
    )) ?? 'NOT_FOUND'
  );
}

const restVerdict = ({ status, json }: Answer): Verdict =>
  status < 300 ? 'ok' : (json['code'] as Verdict);

const NO_LINE: Line = { verdicts: {} as Verdicts };
const lineOf = (name: string) => VERDICTS[name] ?? NO_LINE;
const keyOf = ({ method, path }: RestRow) => `${method} ${path}`;
const lineOfRow = (row: RestRow) => REST_LINES[keyOf(row)] ?? lineOf(row.procedure);

const metaOf = (name: string): Meta => {
  const procedure = PROCEDURES.find((each) => each.name === name);
  if (!procedure) throw new Error(`no procedure ${name}`);
  return procedure.meta;
};

type Expected = (actor: AnyActor) => Verdict;
const expecting =
  (name: string, line: Line): Expected =>
  (actor) =>
    verdictOf(line.verdicts, metaOf(name), actor);

const expectedOf = (expected: Expected) =>
  Object.fromEntries(EVERY_ACTOR.map((actor) => [actor, expected(actor)]));

type Kind = 'cookie' | 'bearer';
const sessions = new Map<string, Awaited<ReturnType<typeof world.sessionOf>>>();

async function sessionFor(line: Line, actor: AnyActor, kind: Kind) {
  const who = actor === 'missing' ? (line.missingAskedBy ?? 'admin') : actor;
  if (line.endsSessions) {
    for (const known of ['cookie', 'bearer']) sessions.delete(`${who} ${known}`);
    return world.sessionOf(who, kind);
  }
  const key = `${who} ${kind}`;
  if (!sessions.has(key)) sessions.set(key, await world.sessionOf(who, kind));
  return sessions.get(key) ?? null;
}

type Asked = { name: string; line: Line; actor: AnyActor; target: Target };
type Ready = () => Promise<Answer>;

async function trpcCall({ name, line, actor, target }: Asked, fixed: Input = {}): Promise<Ready> {
  const session = await sessionFor(line, actor, 'cookie');
  const input = await line.input?.(target, world);
  const sent = input === undefined ? undefined : { ...(input as Input), ...fixed };
  return () => call(name, sent, { ...(session && { as: session }), peer: nextPeer() });
}

async function restCall(row: RestRow, { line, actor, target }: Asked): Promise<Ready> {
  const session = await sessionFor(line, actor, 'bearer');
  const input = { ...((await line.input?.(target, world)) as Input | undefined), ...row.fixed };
  const { path, ask: given } = restRequestOf(row, input);
  return () => ask(path, { ...given, ...(session && { as: session }), peer: nextPeer() });
}

const withoutId = ({ text }: Answer) => text.replaceAll(/"requestId":"[^"]*"/g, '');

type Readying = (actor: AnyActor, target: Target) => Promise<Ready>;
type Reading = (answer: Answer) => Verdict;

/**
 * Calls one procedure or REST path as each actor. Actors that must be refused come first; checksums
 * before and after them show that the database is unchanged.
 */
async function askDoor(expected: Expected, ready: Readying, read: Reading) {
  const isRefused = (actor: AnyActor) => expected(actor) !== 'ok';
  const calls = new Map<AnyActor, Ready>();
  for (const actor of EVERY_ACTOR.filter(isRefused)) {
    calls.set(actor, await ready(actor, targetFor(actor)));
  }
  const before = await checksum();
  const answers = new Map<AnyActor, Answer>();
  await Promise.all([...calls].map(async ([actor, run]) => answers.set(actor, await run())));
  const isChanged = (await checksum()) !== before;

  const distinguished: AnyActor[] = [];
  for (const actor of ['other', 'stranger', 'foreign'] as const) {
    const foreign = answers.get(actor);
    if (foreign === undefined || expected(actor) !== 'NOT_FOUND') continue;
    const missing = await (await ready(actor, world.NOWHERE))();
    if (withoutId(foreign) !== withoutId(missing)) distinguished.push(actor);
  }
  for (const actor of EVERY_ACTOR) {
    if (isRefused(actor)) continue;
    answers.set(actor, await (await ready(actor, targetFor(actor)))());
  }
  const verdicts = Object.fromEntries([...answers].map(([actor, answer]) => [actor, read(answer)]));
  return { verdicts, isChanged, distinguished };
}

const wanted = (expected: Expected) => ({
  verdicts: expectedOf(expected),
  isChanged: false,
  distinguished: [],
});

describe('the table of verdicts (AZ-1)', () => {
  it('has a line for every procedure, and no other', () => {
    expect(Object.keys(VERDICTS).toSorted()).toEqual(PROCEDURES.map(({ name }) => name).toSorted());
  });

  it('has a line for every row of the REST door, and none for a row that is not', () => {
    const rows = new Set(REST_ROWS.map(keyOf));
    expect(Object.keys(REST_LINES).filter((key) => !rows.has(key))).toEqual([]);
    expect(REST_ROWS.filter((row) => lineOfRow(row) === NO_LINE).map(keyOf)).toEqual([]);
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
    expect(PROCEDURES.filter(({ output }) => !output).map(({ name }) => name)).toEqual([]);
  });
});

const TITLE =
  'gives each actor its verdict, changes nothing where it refuses, and answers for another’s as for what is not there';

describe('a procedure (AZ-2, AZ-4)', () => {
  it.each(PROCEDURES.map(({ name }) => [name]))(`%s ${TITLE}`, async (name) => {
    const line = lineOf(name);
    const expected = expecting(name, line);
    const ready: Readying = (actor, target) => trpcCall({ name, line, actor, target });
    expect(await askDoor(expected, ready, trpcVerdict)).toEqual(wanted(expected));
  });

  it.each(PROCEDURES.map(({ name }) => [name]))(
    '%s gives the operator its verdict',
    async (name) => {
      const line = lineOf(name);
      const { context } = world.asOperator({ now: world.state.now });
      const input = await line.input?.(targetFor('admin'), world);
      expect(await processVerdict(appRouter, context, name, input)).toBe(line.verdicts.operator);
    },
  );
});

describe('a row of the REST door (AZ-2, AZ-3, AZ-4)', () => {
  const rows = REST_ROWS.map((row) => [keyOf(row), row] as const);

  it.each(rows)(`%s ${TITLE}`, async (_, row) => {
    const line = lineOfRow(row);
    const expected = expecting(row.procedure, line);
    const ready: Readying = (actor, target) =>
      restCall(row, { name: row.procedure, line, actor, target });
    expect(await askDoor(expected, ready, restVerdict)).toEqual(wanted(expected));
  });

  const own = rows.filter(([key, row]) => row.fixed !== undefined || key in REST_LINES);

  it.each(own)('%s, which asks in a way of its own, agrees with tRPC', async (_, row) => {
    const line = lineOfRow(row);
    const verdicts: Partial<Record<AnyActor, Verdict>> = {};
    for (const actor of EVERY_ACTOR) {
      const asked = { name: row.procedure, line, actor, target: targetFor(actor) };
      verdicts[actor] = trpcVerdict(await (await trpcCall(asked, row.fixed))());
    }
    expect(verdicts).toEqual(expectedOf(expecting(row.procedure, line)));
  });

  it('asks in a way of its own in some places', () => expect(own.length).toBeGreaterThan(0));
});

describe('the procedures of the operator alone', () => {
  const names = proceduresOf(operatorRouter).map(({ name }) => name);

  it('have a line each', () => {
    expect(Object.keys(OPERATOR_LINES).toSorted()).toEqual(names.toSorted());
  });

  it.each(names)('%s admits the operator, and nobody else', async (name) => {
    const { input, operator } = OPERATOR_LINES[name]!;
    const { context } = world.asOperator({ now: world.state.now });
    expect(await processVerdict(operatorRouter, context, name, input)).toBe(operator);
    for (const actor of ['guest', 'self', 'staff', 'admin', 'exportToken'] as const) {
      const session = await world.sessionOf(actor, 'bearer');
      const credential = session && credentialFromBearer(`Bearer ${session.token}`);
      const person = { ...context, operator: null, credential };
      expect(await processVerdict(operatorRouter, person, name, input)).toBe('FORBIDDEN');
    }
  });

  it('are not on the network', async () => {
    const as = (await world.sessionOf('admin', 'bearer'))!;
    for (const name of ['account.createAdministrator', 'diary.importNights']) {
      const answer = await call(name, OPERATOR_LINES[name]?.input, { as, peer: nextPeer() });
      expect([name, trpcVerdict(answer)]).toEqual([name, 'NOT_FOUND']);
    }
    const { input } = OPERATOR_LINES['account.createAccessToken']!;
    const answer = await call('account.createAccessToken', input, { as, peer: nextPeer() });
    expect(trpcVerdict(answer)).toBe('INVALID');
  });
});

describe('staff who look at a participant (AD-3)', () => {
  const reads = PROCEDURES.filter(
    ({ name, type }) => type === 'query' && lineOf(name).verdicts.missing === 'NOT_FOUND',
  ).filter(({ name }) => lineOf(name).verdicts.staff === 'ok');

  it.each(reads.map(({ name }) => [name]))(
    '%s logs who, of whom, what, when and by what session',
    async (name) => {
      const line = lineOf(name);
      const { people, pool, state } = world;
      const asked = { name, line, actor: 'staff', target: targetFor('staff') } as const;
      const answer = await (await trpcCall(asked))();
      const { rows } = await pool.query(
        `select actor_user_id, subject_user_id, action, at, caller_kind from audit_log
       where request_id = $1`,
        [answer.headers.get('x-request-id')],
      );
      expect(rows).toEqual([
        {
          actor_user_id: people.staff,
          subject_user_id: line.namesNobody ? null : people.self,
          action: name,
          at: state.now,
          caller_kind: 'cookie',
        },
      ]);
    },
  );

  it('are some', () => expect(reads.length).toBeGreaterThan(10));
});
