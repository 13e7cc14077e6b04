import type { ErrorCode, Meta } from '@aube/api/server';

export type Verdict = 'ok' | ErrorCode;

/**
 * Callers of the test: `guest`; `dead`, with an expired session; `deactivated`; `self`, the
 * participant who owns the target; `other`, a participant of the same establishment; `left`, who
 * abandoned long ago and calls about their own data; `staff` of the target's establishment;
 * `foreign`, staff of another establishment; `admin`; `missing`, the most powerful reader or the
 * owner, who requests a target that does not exist. `ALIKE` lists callers that have the verdict of
 * another caller.
 */
const ACTORS = [
  'guest',
  'dead',
  'deactivated',
  'self',
  'other',
  'left',
  'staff',
  'foreign',
  'admin',
  'missing',
] as const;
export type ActorName = (typeof ACTORS)[number];
/**
 * `operator` is the command line on the database. `oidc` is set when a provider login changes the
 * administrator's verdict.
 */
export type Verdicts = Record<ActorName, Verdict> & { operator: Verdict; oidc?: Verdict };

/**
 * Callers that have the verdict of another caller: `revoked` (session ended), `deleted` (account
 * deleted), `swapped` (a cookie's session sent as a bearer or the reverse), `stranger` (a
 * participant of another establishment).
 */
const ALIKE = {
  revoked: 'dead',
  deleted: 'dead',
  swapped: 'dead',
  stranger: 'other',
} as const satisfies Record<string, ActorName>;
type AlikeName = keyof typeof ALIKE;

/** Change of a verdict that follows from the properties of the procedure. */
type Change = (verdict: Verdict, meta: Meta) => Verdict;

const isLetIn = (verdict: Verdict) =>
  verdict !== 'FORBIDDEN' && verdict !== 'NOT_AUTHENTICATED' && verdict !== 'WRONG_CREDENTIALS';

/**
 * Administrator with another kind of session: `unconfirmed` (identity proved more than ten minutes
 * ago), `setUpOnly` (second factor must be set up first), `oidc` (logged in through the provider),
 * `accessToken` and `exportToken` (scripts, without and with the right to export).
 */
const CHANGED = {
  unconfirmed: (verdict, { guard }) =>
    (guard === 'identity' || guard === 'export') && isLetIn(verdict) ? 'CONFIRM_IDENTITY' : verdict,
  setUpOnly: (verdict, { admits, duringSetUp }) =>
    duringSetUp || admits === 'anyone' || admits === 'guest-or-user'
      ? verdict
      : 'SECOND_FACTOR_NOT_SET_UP',
  oidc: (verdict) => verdict,
  accessToken: (verdict, { guard }) =>
    guard !== 'none' && isLetIn(verdict) ? 'FORBIDDEN' : verdict,
  exportToken: (verdict, { guard }) =>
    guard !== 'none' && guard !== 'export' && isLetIn(verdict) ? 'FORBIDDEN' : verdict,
} as const satisfies Record<string, Change>;
type ChangedName = keyof typeof CHANGED;

export type AnyActor = ActorName | AlikeName | ChangedName;
const namesOf = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as Name[];
export const EVERY_ACTOR: readonly AnyActor[] = [...ACTORS, ...namesOf(ALIKE), ...namesOf(CHANGED)];

const changeOf = (actor: AnyActor): Change | undefined =>
  (CHANGED as Partial<Record<AnyActor, Change>>)[actor];

/** Caller of the table that gives this caller's verdict, before any change. */
export function columnOf(actor: AnyActor): ActorName {
  if (changeOf(actor)) return 'admin';
  return (ALIKE as Partial<Record<AnyActor, ActorName>>)[actor] ?? (actor as ActorName);
}

export function verdictOf(verdicts: Verdicts, meta: Meta, actor: AnyActor): Verdict {
  const verdict = (actor === 'oidc' && verdicts.oidc) || verdicts[columnOf(actor)];
  return changeOf(actor)?.(verdict, meta) ?? verdict;
}
