import type { ErrorCode, Meta } from '@aube/api/server';

export type Verdict = 'ok' | ErrorCode;

/**
 * `dead`: expired session. `left`: participant who abandoned long ago. `other`: participant of the
 * target's establishment. `foreign`: staff of another establishment. `missing`: caller whose target
 * does not exist (see `missingAskedBy`).
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
 * `operator`: the command line on the database. `oidc`: administrator with a provider login, when
 * the verdict differs from `admin`.
 */
export type Verdicts = Record<ActorName, Verdict> & { operator: Verdict; oidc?: Verdict };

/**
 * Key: further caller. Value: actor with the same verdict. `swapped`: caller who sends the token of
 * a cookie as a bearer, or the reverse. `stranger`: participant of another establishment.
 */
const ALIKE = {
  revoked: 'dead',
  deleted: 'dead',
  swapped: 'dead',
  stranger: 'other',
} as const satisfies Record<string, ActorName>;
type AlikeName = keyof typeof ALIKE;

type Change = (verdict: Verdict, meta: Meta) => Verdict;

const isLetIn = (verdict: Verdict) =>
  verdict !== 'FORBIDDEN' && verdict !== 'NOT_AUTHENTICATED' && verdict !== 'WRONG_CREDENTIALS';

/**
 * Verdicts that differ for an administrator's special session. `unconfirmed`: identity confirmed
 * more than ten minutes ago. `exportToken`: script that may export.
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

export function columnOf(actor: AnyActor): ActorName {
  if (changeOf(actor)) return 'admin';
  return (ALIKE as Partial<Record<AnyActor, ActorName>>)[actor] ?? (actor as ActorName);
}

export function verdictOf(verdicts: Verdicts, meta: Meta, actor: AnyActor): Verdict {
  const verdict = (actor === 'oidc' && verdicts.oidc) || verdicts[columnOf(actor)];
  return changeOf(actor)?.(verdict, meta) ?? verdict;
}
