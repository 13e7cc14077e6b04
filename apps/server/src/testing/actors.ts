import type { ErrorCode, Meta } from '@aube/api/server';

export type Verdict = 'ok' | ErrorCode;

/**
 * Who asks: `guest`; `dead`, whose session has expired, and `deactivated`; `self`, the participant
 * whom the target belongs to; `other`, a participant of the same establishment; `left`, who
 * abandoned long ago and asks about themself; `staff` of the target's establishment and `foreign`
 * of another; `admin`; `missing`, the most powerful reader or the owner asking for nothing that is.
 * More of them are as one of these, see `ALIKE`.
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
/** `oidc` where the establishment's provider makes the administrator's verdict another. */
export type Verdicts = Record<ActorName, Verdict> & { oidc?: Verdict };

/**
 * Who gets the verdict of another: `revoked`, whose session was ended; `deleted`, whose account was;
 * `swapped`, the owner with a cookie's session as a bearer's or the reverse; `stranger`, a
 * participant of another establishment.
 */
const ALIKE = {
  revoked: 'dead',
  deleted: 'dead',
  swapped: 'dead',
  stranger: 'other',
} as const satisfies Record<string, ActorName>;
type AlikeName = keyof typeof ALIKE;

/** What changes a verdict, by what the procedure says of itself. */
type Change = (verdict: Verdict, meta: Meta) => Verdict;

const isLetIn = (verdict: Verdict) =>
  verdict !== 'FORBIDDEN' && verdict !== 'NOT_AUTHENTICATED' && verdict !== 'WRONG_CREDENTIALS';

/**
 * An administrator in another state of session, whose verdicts follow from the administrator's:
 * `unconfirmed`, who proved who they are more than ten minutes ago; `setUpOnly`, who has to set up a
 * second factor first; `oidc`, who logged in through the establishment's provider; `accessToken` and `exportToken`, scripts with a token, made for exports or not.
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

/** The actor of the table whose verdict somebody gets, or whose verdict is changed for them. */
export function columnOf(actor: AnyActor): ActorName {
  if (changeOf(actor)) return 'admin';
  return (ALIKE as Partial<Record<AnyActor, ActorName>>)[actor] ?? (actor as ActorName);
}

/** What somebody should be answered. */
export function verdictOf(verdicts: Verdicts, meta: Meta, actor: AnyActor): Verdict {
  const verdict = (actor === 'oidc' && verdicts.oidc) || verdicts[columnOf(actor)];
  return changeOf(actor)?.(verdict, meta) ?? verdict;
}
