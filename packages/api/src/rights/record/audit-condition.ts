import type { Locale } from '@aube/content/locale';
import { sql, type SQL } from 'drizzle-orm';
import { LOOK_ACTIONS } from '../rules/look-actions.ts';
import { periodStart, type AuditAct, type AuditPeriod } from '../rules/audit-list.ts';

export type AskedAudit = {
  search: string;
  period: AuditPeriod;
  act?: AuditAct | undefined;
  actorUserId?: number | undefined;
  subjectUserId?: number | undefined;
};

export type NamedByWord = { actions: string[]; objectTypes: string[]; fields: string[] };

export type NamesOfWord = (word: string, locale: Locale) => NamedByWord;

/**
 * SQL condition for a consultation: the action of log row `l` shows another person, and the row has
 * no values `d`.
 */
export const IS_LOOK = sql`(l.action = any(${sql.param([...LOOK_ACTIONS])}::text[])
  and d.audit_id is null and coalesce(l.actor_user_id <> l.subject_user_id, false))`;

const LOGIN_ACTIONS = sql`('account.login', 'account.loginThroughProvider')`;

/** A row with values is a change, except the row of a login: its value is the kind of session. */
const IS_ACT: Readonly<Record<AuditAct, SQL>> = {
  changes: sql`(not l.is_look and not ${IS_LOOK} and l.action not in ${LOGIN_ACTIONS}
    and l.action not in ('account.logout', 'rights.eraseUser', 'rights.refused'))`,
  looks: IS_LOOK,
  logins: sql`(l.action in ${LOGIN_ACTIONS} or l.action = 'account.logout')`,
  erasures: sql`l.action = 'rights.eraseUser'`,
};

/** @param isPerson SQL condition: the name of a person of the log row contains the word */
export function isNamed(word: string, named: NamedByWord, isPerson: SQL): SQL {
  const { actions, objectTypes, fields } = named;
  const texts = (values: string[]) => sql`${sql.param(values)}::text[]`;
  return sql`(l.action = any(${texts(actions)}) or l.object_type = any(${texts(objectTypes)})
    or d.before ?| ${texts(fields)} or d.after ?| ${texts(fields)}
    or l.request_id = ${word} or ${isPerson})`;
}

/** SQL conditions of the filters on log row `l` and values `d`, without the search. */
export function filterConditions(asked: Omit<AskedAudit, 'search'>, now: Date): SQL[] {
  const start = periodStart(asked.period, now);
  return [
    sql`true`,
    ...(start === null ? [] : [sql`l.at > ${start.toISOString()}::timestamptz`]),
    ...(asked.actorUserId === undefined ? [] : [sql`l.actor_user_id = ${asked.actorUserId}`]),
    ...(asked.subjectUserId === undefined ? [] : [sql`l.subject_user_id = ${asked.subjectUserId}`]),
    ...(asked.act === undefined ? [] : [IS_ACT[asked.act]]),
  ];
}
