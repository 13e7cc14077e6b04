import { namedQuery, type Pool } from '@aube/db';

export const TIMELINE_KINDS = [
  'account',
  'activation',
  'night',
  'schedule',
  'stopped',
  'weeksOpened',
  'windowAgreed',
  'windowWithdrawn',
  'questionnaire',
  'left',
  'returned',
  'pause',
  'pauseWithdrawn',
  'pauseEnded',
  'alert',
  'alertTaken',
  'alertClosed',
  'flag',
  'flagCleared',
  'letter',
  'note',
  'callTaken',
  'called',
  'postponed',
  'inCharge',
  'identityChanged',
  'recordChanged',
] as const;
type TimelineKind = (typeof TIMELINE_KINDS)[number];

export type StoredEvent = {
  at: Date;
  kind: TimelineKind;
  by: string | null;
  detail: Record<string, string | number | null>;
};

const NAME = (alias: string) => `${alias}.first_name || ' ' || ${alias}.last_name`;
const event = (kind: TimelineKind, at: string, by: string, detail: string, from: string) =>
  `select ${at} as at, '${kind}' as kind, ${by} as by, ${detail}::json as detail from ${from}`;
const object = (...fields: string[]) => `json_build_object(${fields.join(', ')})`;
const NOBODY = 'null::text';

const EVENTS = [
  event('account', 'created_at', NOBODY, `'{}'`, 'participants where user_id = $1'),
  event(
    'activation',
    'activated_at',
    NOBODY,
    `'{}'`,
    'users where id = $1 and activated_at is not null',
  ),
  event(
    'night',
    'completed_at',
    NOBODY,
    object(
      `'date', date`,
      `'totalSleepMinutes', total_sleep_minutes`,
      `'timeInBedMinutes', time_in_bed_minutes`,
    ),
    'diary_days where user_id = $1 and completed_at is not null',
  ),
  event(
    'schedule',
    'chosen_at',
    NOBODY,
    object(
      `'week', number`,
      `'anchor', anchor`,
      `'anchorTime', anchor_time`,
      `'windowMinutes', window_minutes`,
    ),
    'diary_weeks where user_id = $1 and chosen_at is not null',
  ),
  event(
    'stopped',
    'stopped_at',
    NOBODY,
    object(`'week', number`, `'stopReason', stopped_reason`),
    'diary_weeks where user_id = $1 and stopped_at is not null',
  ),
  event(
    'weeksOpened',
    'opened_at',
    NOBODY,
    object(`'week', first_week`, `'opening', kind`),
    'diary_openings where user_id = $1',
  ),
  event(
    'windowAgreed',
    'entered_at',
    NAME('u'),
    object(`'windowMinutes', window_minutes`, `'date', agreed_on`, `'text', a.reason`),
    'agreed_windows a join users u on u.id = a.entered_by_user_id where a.user_id = $1',
  ),
  event(
    'windowWithdrawn',
    'withdrawn_at',
    NAME('u'),
    object(`'windowMinutes', window_minutes`),
    `agreed_windows a join users u on u.id = a.withdrawn_by_user_id
      where a.user_id = $1 and withdrawn_at is not null`,
  ),
  event(
    'questionnaire',
    'submitted_at',
    NOBODY,
    object(`'code', questionnaire`),
    'questionnaire_answers where user_id = $1 and submitted_at is not null',
  ),
  event(
    'left',
    'submitted_at',
    NAME('u'),
    object(`'reason', a.ended_reason`),
    `abandonment_answers a left join users u on u.id = a.ended_by_user_id
      where a.user_id = $1 and submitted_at is not null`,
  ),
  event(
    'returned',
    'undone_at',
    NAME('u'),
    object(`'reason', a.undone_reason`),
    `abandonment_answers a left join users u on u.id = a.undone_by_user_id
      where a.user_id = $1 and submitted_at is not null and undone_at is not null`,
  ),
  event(
    'pause',
    'asked_at',
    `case when u.id <> $1 then ${NAME('u')} end`,
    object(`'startsOn', starts_on`, `'resumesOn', resumes_on`),
    `pauses p left join users u on u.id = p.asked_by_user_id where p.user_id = $1`,
  ),
  ...(['pauseWithdrawn', 'pauseEnded'] as const).map((kind) =>
    event(
      kind,
      'a.at',
      `case when u.id <> $1 then ${NAME('u')} end`,
      object(
        `'startsOn', p.starts_on`,
        `'resumesOn', p.resumes_on`,
        `'reason', d.after ->> 'reason'`,
      ),
      `audit_log a join pauses p on p.id::text = a.object_id and p.user_id = $1
        left join audit_details d on d.audit_id = a.id
        left join users u on u.id = a.actor_user_id
        where a.subject_user_id = $1 and a.object_type = 'pause'
          and a.action = '${kind === 'pauseEnded' ? 'programme.resumeToday' : 'programme.withdrawPause'}'`,
    ),
  ),
  event('alert', 'raised_at', NOBODY, object(`'alert', kind`), 'staff_alerts where user_id = $1'),
  event(
    'alertTaken',
    'acknowledged_at',
    NAME('u'),
    object(`'alert', kind`),
    `staff_alerts a join users u on u.id = a.acknowledged_by_user_id
      where a.user_id = $1 and acknowledged_at is not null`,
  ),
  event(
    'alertClosed',
    'outcome_at',
    NAME('u'),
    object(`'alert', kind`, `'outcome', outcome`, `'text', acknowledged_note`),
    `staff_alerts a join users u on u.id = a.outcome_by_user_id
      where a.user_id = $1 and outcome_at is not null`,
  ),
  event(
    'callTaken',
    'a.at',
    NAME('u'),
    object(`'reason', d.after ->> 'reason'`),
    `audit_log a join audit_details d on d.audit_id = a.id
      join users u on u.id = a.actor_user_id
      where a.subject_user_id = $1 and a.action in ('stats.takeCall', 'stats.takeCalls')`,
  ),
  event('flag', 'raised_at', NOBODY, object(`'flag', code`), 'safety_flags where user_id = $1'),
  event(
    'flagCleared',
    'cleared_at',
    NAME('u'),
    object(`'flag', code`, `'text', cleared_reason`),
    `safety_flags f left join users u on u.id = f.cleared_by_user_id
      where f.user_id = $1 and cleared_at is not null`,
  ),
  event(
    'letter',
    'sent_at',
    NOBODY,
    object(`'letter', kind`),
    'mail_outbox where user_id = $1 and sent_at is not null',
  ),
  ...(['note', 'called', 'postponed'] as const).map((kind) =>
    event(
      kind,
      'n.created_at',
      NAME('u'),
      object(`'reason', reason`, `'outcome', outcome`, `'text', text`, `'until', postponed_until`),
      `staff_notes n join users u on u.id = n.author_user_id
        where n.user_id = $1 and n.kind = '${kind}'`,
    ),
  ),
  event(
    'inCharge',
    'a.at',
    NAME('u'),
    object(
      `'name', nullif(concat_ws(' ', taker.first_name, taker.last_name), '')`,
      `'from', nullif(concat_ws(' ', former.first_name, former.last_name), '')`,
      `'isTaken', case when taker.id is null then 0 else 1 end`,
    ),
    `audit_log a join audit_details d on d.audit_id = a.id
      left join users u on u.id = a.actor_user_id
      left join users taker on taker.id = (d.after ->> 'inChargeUserId')::int
      left join users former on former.id = (d.before ->> 'inChargeUserId')::int
      where a.subject_user_id = $1 and a.action = 'stats.setInCharge'
        and d.after is distinct from d.before`,
  ),
  event(
    'identityChanged',
    'a.at',
    `case when u.id <> $1 then ${NAME('u')} end`,
    object(
      `'hasName', (d.after ?| array['firstName', 'lastName'])::int`,
      `'hasEmail', (d.after ? 'email' or d.after ? 'askedEmail')::int`,
    ),
    `audit_log a join audit_details d on d.audit_id = a.id
      left join users u on u.id = a.actor_user_id
      where a.subject_user_id = $1 and d.after is distinct from d.before and (
        a.action in ('account.updateProfile', 'account.confirmEmailChange')
        or a.action in ('admin.updateUser', 'admin.changeUserEmail')
          and d.after ?| array['firstName', 'lastName', 'email', 'askedEmail'])`,
  ),
  event(
    'recordChanged',
    'a.at',
    NAME('u'),
    `'{}'`,
    `audit_log a join users u on u.id = a.actor_user_id
      where a.subject_user_id = $1 and a.action = 'admin.updateParticipant'`,
  ),
] as const;

const TEXT = `
select at, kind, by, detail from (${EVENTS.join('\nunion all\n')}) event
order by at desc, kind limit $2`;

export function findTimeline(pool: Pool, userId: number, limit: number): Promise<StoredEvent[]> {
  return namedQuery<StoredEvent>(pool, 'timeline', TEXT, [userId, limit]);
}
