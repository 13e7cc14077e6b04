import type { Transaction } from '@aube/db';
import { sql, type SQL } from 'drizzle-orm';
import { IS_LOOK } from './audit-condition.ts';

export type IncidentScope = {
  from: Date;
  to: Date;
  accountId: number | null;
  addressPrefix: string | null;
};

/**
 * Maximum length of each list (people, files, sessions, kinds of actions). Entries beyond this
 * length are only counted.
 */
export const LISTED_MAXIMUM = 10_000;

/** SQL condition for a refused login. The subject is the account that the person tried to use. */
const IS_REFUSED = sql`(l.action in ('account.login', 'account.loginThroughProvider', 'account.loginFailed')
  and l.actor_user_id is null)`;

/**
 * SQL condition for an action on another person's data or on a file. Actions of guests are left
 * out.
 */
const IS_OF_OTHERS = sql`((l.subject_user_id is distinct from l.actor_user_id
    and l.subject_user_id is not null or l.object_type in ('export', 'auditLog'))
  and not (l.actor_user_id is null and l.caller_kind is not distinct from 'guest'))`;

/**
 * Actions by an account. A row without an actor is included: the person changed the password by a
 * link, without a session.
 */
const isOfAccount = (userId: number): SQL => sql`(l.actor_user_id = ${userId}
  or (l.actor_user_id is null and l.subject_user_id = ${userId}))`;

/** Log rows of the period and the network with their values, as SQL after `from`. */
const inPeriod = ({ from, to, addressPrefix }: IncidentScope): SQL => sql`
  audit_log l left join audit_details d on d.audit_id = l.id
  where l.at >= ${from.toISOString()}::timestamptz and l.at < ${to.toISOString()}::timestamptz
    and (${addressPrefix}::text is null or l.address_prefix = ${addressPrefix}::text)`;

/** With an account: its actions. Without one: actions of anybody on another person's data. */
const deeds = (scope: IncidentScope): SQL => sql`
  select l.at, l.actor_user_id, l.subject_user_id, l.action, l.object_type, l.object_id, l.caller_kind,
    l.address_prefix, l.request_id, ${IS_LOOK} as is_look, d.after
  from ${inPeriod(scope)} and not ${IS_REFUSED} and ${
    scope.accountId === null ? IS_OF_OTHERS : isOfAccount(scope.accountId)
  }`;

const SPAN = sql`min(at) as "firstAt", max(at) as "lastAt", count(*)::int as count,
  (count(*) filter (where is_look))::int as looks,
  (count(distinct subject_user_id))::int as people`;

type Span = { firstAt: string; lastAt: string; count: number; looks: number; people: number };

export type SessionFacts = Span & {
  userId: number | null;
  callerKind: string | null;
  addressPrefix: string | null;
};

export async function findSessionFacts(
  tx: Transaction,
  scope: IncidentScope,
): Promise<SessionFacts[]> {
  const { rows } = await tx.execute<SessionFacts>(sql`
    select actor_user_id as "userId", caller_kind as "callerKind",
      address_prefix as "addressPrefix", ${SPAN}
    from (${deeds(scope)}) deed group by 1, 2, 3 order by 4, 1 limit ${LISTED_MAXIMUM}`);
  return rows;
}

export type ActionFacts = Span & {
  userId: number | null;
  callerKind: string | null;
  action: string;
};

export async function findActionFacts(
  tx: Transaction,
  scope: IncidentScope,
): Promise<ActionFacts[]> {
  const { rows } = await tx.execute<ActionFacts>(sql`
    select actor_user_id as "userId",
      case when actor_user_id is null then caller_kind end as "callerKind", action, ${SPAN}
    from (${deeds(scope)}) deed group by 1, 2, 3 order by 1 nulls last, 6 desc, 3, 2
    limit ${LISTED_MAXIMUM}`);
  return rows;
}

export type FileFacts = {
  at: string;
  userId: number | null;
  file: string;
  rows: number | null;
  withIdentity: boolean;
  addressPrefix: string | null;
};

/**
 * Files that were sent: data, the audit log and own data. A finished export is left out when the
 * list already contains its request.
 */
export async function findFileFacts(tx: Transaction, scope: IncidentScope): Promise<FileFacts[]> {
  const { rows } = await tx.execute<FileFacts>(sql`
    with deed as materialized (${deeds(scope)})
    select at, actor_user_id as "userId", coalesce(object_id, action) as file,
      (after ->> 'rows')::int as rows, coalesce((after ->> 'withIdentity')::boolean, false)
        as "withIdentity", address_prefix as "addressPrefix"
    from deed
    where (object_type = 'export' and after is not null and not exists (
        select from deed asked
        where asked.action = 'exports.prepare' and asked.request_id = deed.after ->> 'preparation'))
      or (action = 'rights.exportAudit' and object_type = 'auditLog')
      or action = 'rights.exportOwnData'
    order by at limit ${LISTED_MAXIMUM}`);
  return rows;
}

export type RefusalFacts = {
  addressPrefix: string | null;
  count: number;
  accounts: number;
  firstAt: string;
  lastAt: string;
};

export async function findRefusalFacts(
  tx: Transaction,
  scope: IncidentScope,
): Promise<RefusalFacts[]> {
  const { rows } = await tx.execute<RefusalFacts>(sql`
    select l.address_prefix as "addressPrefix", count(*)::int as count,
      (count(distinct l.subject_user_id))::int as accounts, min(l.at) as "firstAt",
      max(l.at) as "lastAt"
    from ${inPeriod(scope)} and ${IS_REFUSED}
      and (${scope.accountId}::int is null or l.subject_user_id = ${scope.accountId}::int)
    group by 1 order by 2 desc limit ${LISTED_MAXIMUM}`);
  return rows;
}

export type PersonFacts = {
  userId: number;
  participantCode: string | null;
  establishment: string | null;
  isInQuebec: boolean | null;
  isErased: boolean;
  count: number;
  looks: number;
  firstAt: string;
  lastAt: string;
  by: number[];
};

export type PeopleCounts = {
  people: number;
  participants: number;
  inQuebec: number;
  placeUnknown: number;
};

/**
 * True for a postal code that begins with G, H or J. Without a postal code, the province decides;
 * null when both are unknown.
 */
const IN_QUEBEC = sql`coalesce(upper(left(nullif(btrim(p.postal_code), ''), 1)) in ('G', 'H', 'J'),
  lower(translate(nullif(btrim(p.province), ''), ${'Éé'}, 'Ee')) in ('qc', 'quebec', 'que', 'que.', 'pq'))`;

const touched = (scope: IncidentScope): SQL => sql`
  select subject_user_id as user_id, count(*)::int as count,
    (count(*) filter (where is_look))::int as looks, min(at) as first_at, max(at) as last_at,
    coalesce(array_agg(distinct actor_user_id) filter (where actor_user_id is not null), '{}') as by
  from (${deeds(scope)}) deed where subject_user_id is not null group by 1`;

export async function countPeople(tx: Transaction, scope: IncidentScope): Promise<PeopleCounts> {
  const { rows } = await tx.execute<PeopleCounts>(sql`
    select count(*)::int as people, count(p.user_id)::int as participants,
      (count(*) filter (where ${IN_QUEBEC}))::int as "inQuebec",
      (count(*) filter (where p.user_id is not null and ${IN_QUEBEC} is null))::int
        as "placeUnknown"
    from (${touched(scope)}) t left join participants p on p.user_id = t.user_id`);
  return rows[0] ?? { people: 0, participants: 0, inQuebec: 0, placeUnknown: 0 };
}

/** Affected people, by number and code. The console adds the names. */
export async function findPeopleFacts(
  tx: Transaction,
  scope: IncidentScope,
): Promise<PersonFacts[]> {
  const { rows } = await tx.execute<PersonFacts>(sql`
    select t.user_id as "userId", p.participant_code as "participantCode", e.name as establishment,
      ${IN_QUEBEC} as "isInQuebec", u.id is null or u.erased_at is not null as "isErased", t.count, t.looks,
      t.first_at as "firstAt", t.last_at as "lastAt", t.by
    from (${touched(scope)}) t
    left join users u on u.id = t.user_id
    left join participants p on p.user_id = t.user_id
    left join establishments e on e.id = p.establishment_id
    order by t.first_at, t.user_id limit ${LISTED_MAXIMUM}`);
  return rows;
}

export type AccountFacts = {
  userId: number;
  name: string;
  email: string;
  roles: number[];
  isClosed: boolean;
};

export async function findAccountFacts(
  tx: Transaction,
  userIds: readonly number[],
): Promise<AccountFacts[]> {
  const { rows } = await tx.execute<AccountFacts>(sql`
    select u.id as "userId", concat_ws(' ', u.first_name, u.last_name) as name, u.email,
      coalesce((select array_agg(r.role_id order by r.role_id) from user_roles r
        where r.user_id = u.id), '{}') as roles,
      u.deactivated_at is not null or u.deleted_at is not null or u.erased_at is not null
        as "isClosed"
    from users u where u.id = any(${sql.param([...userIds])}::int[]) order by u.id`);
  return rows;
}

export type TokenFacts = {
  userId: number;
  id: number;
  name: string;
  mayExport: boolean;
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
};

export async function findTokenFacts(
  tx: Transaction,
  userIds: readonly number[],
  { from, to }: IncidentScope,
): Promise<TokenFacts[]> {
  const { rows } = await tx.execute<TokenFacts>(sql`
    select user_id as "userId", id, name, may_export as "mayExport", created_at as "createdAt",
      expires_at as "expiresAt", last_used_at as "lastUsedAt", revoked_at as "revokedAt"
    from access_tokens
    where user_id = any(${sql.param([...userIds])}::int[])
      and created_at < ${to.toISOString()}::timestamptz
      and least(expires_at, coalesce(revoked_at, expires_at)) >= ${from.toISOString()}::timestamptz
    order by user_id, id limit ${LISTED_MAXIMUM}`);
  return rows;
}

export type OpenSessionFacts = {
  userId: number;
  kind: string;
  browser: string | null;
  system: string | null;
  createdAt: string;
  lastUsedAt: string;
};

export async function findOpenSessions(
  tx: Transaction,
  userIds: readonly number[],
  { to }: IncidentScope,
): Promise<OpenSessionFacts[]> {
  const { rows } = await tx.execute<OpenSessionFacts>(sql`
    select user_id as "userId", kind, browser, system, created_at as "createdAt",
      last_used_at as "lastUsedAt"
    from sessions
    where user_id = any(${sql.param([...userIds])}::int[])
      and created_at < ${to.toISOString()}::timestamptz
    order by user_id, created_at limit ${LISTED_MAXIMUM}`);
  return rows;
}
