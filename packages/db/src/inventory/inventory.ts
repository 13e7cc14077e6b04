import {
  establishment,
  measures,
  night,
  participant,
  person,
  schedule,
  week,
  type Entity,
  type Privacy,
} from '@aube/dictionary';
import { diaryDays, diaryWeeks } from '../schema/diary.ts';
import { establishments } from '../schema/establishments.ts';
import { participants } from '../schema/participants.ts';
import { users } from '../schema/users.ts';

/**
 * `secret`: gives access. `health`: nights, answers, course, participation. `identity`: identifies
 * a person. `staff`: actions and texts of staff.
 */
const DATA_CLASSES: readonly Privacy[] = ['secret', 'health', 'identity', 'staff', 'none'];

export type PurgeJob =
  | 'devices'
  | 'invitations'
  | 'letters'
  | 'limits'
  | 'marks'
  | 'screenings'
  | 'sessions'
  | 'tokens';

/**
 * Effect of an erasure on a table. `unnamed`: names and free text are removed. `numbered`: only a
 * number stays. `nobody`: the table holds no data about people.
 * @decision D63 rights-and-roles#end-of-each-table
 */
type Ending =
  | 'erased'
  | 'unnamed'
  | 'numbered'
  | 'recounted'
  | 'nobody'
  | { job: PurgeJob; keptUntil: string };

type TableInventory = {
  purpose: string;
  ends: Ending;
  /** Condition, as a text, under which a row is deleted earlier. */
  earlier?: string;
  columns: Readonly<Partial<Record<Privacy, string>>>;
};

const ERASURE = 'the person is erased, on request or once their establishment’s retention is over';

const KEPT_UNTIL: Readonly<Record<Exclude<Ending, object>, string>> = {
  erased: ERASURE,
  unnamed:
    'the site ends. An erasure, on request or once their establishment’s retention is over, ' +
    'removes the person’s name and texts; the rest stays under the participant code',
  numbered: 'the site ends; an erased person keeps only a number',
  recounted: 'they are counted again',
  nobody: 'the site ends',
};

function keptUntil({ ends, earlier }: TableInventory): string {
  const last = typeof ends === 'string' ? KEPT_UNTIL[ends] : ends.keptUntil;
  return earlier === undefined ? last : `${earlier}, or ${last}`;
}

const worded = (table: object, { fields }: Pick<Entity, 'fields'>, privacy: Privacy): string =>
  Object.entries(table as Record<string, { name?: unknown }>)
    .filter(([name]) => fields[name]?.privacy === privacy)
    .map(([, column]) => String(column.name))
    .join(' ');

const ANSWERS = 'answers instruments locale created_at updated_at submitted_at';

/** A test fails when a column of the database is not listed here. @source security PR-5 */
export const INVENTORY: Readonly<Record<string, TableInventory>> = {
  abandonment_answers: {
    purpose: 'Reasons for leaving the programme, and the person who ended it.',
    ends: 'unnamed',
    columns: {
      health: `user_id ${ANSWERS}`,
      staff: 'ended_by_user_id ended_reason undone_at undone_by_user_id undone_reason',
      none: 'id version',
    },
  },
  access_tokens: {
    purpose: 'Programs that act for an account.',
    ends: 'erased',
    columns: {
      secret: 'hash',
      staff: 'user_id name may_export created_at expires_at last_used_at revoked_at',
      none: 'id',
    },
  },
  agreed_windows: {
    purpose: 'Sleep windows that the team agreed with a participant.',
    ends: 'unnamed',
    columns: {
      health: 'user_id window_minutes agreed_on reason entered_at withdrawn_at',
      staff: 'entered_by_user_id withdrawn_by_user_id',
      none: 'id',
    },
  },
  answered_instruments: {
    purpose: 'Versions of instruments with answers, which may not change.',
    ends: 'nobody',
    columns: { none: 'id version hash first_answered_at' },
  },
  audit_details: {
    purpose: 'Values of a change, before and after.',
    ends: 'erased',
    columns: { health: 'subject_user_id before after', none: 'audit_id' },
  },
  audit_log: {
    purpose: 'Acts and looks: caller, person concerned, action and instant, without content.',
    ends: 'numbered',
    columns: {
      health: 'subject_user_id',
      staff: 'at actor_user_id action object_type object_id request_id caller_kind address_prefix',
      none: 'id is_look',
    },
  },
  chapter_reads: {
    purpose: 'Chapters that a person has read.',
    ends: 'unnamed',
    columns: { health: 'user_id chapter_id read_at' },
  },
  consents: {
    purpose: 'Consents: version and instant.',
    ends: 'unnamed',
    columns: { health: 'user_id version locale given_at', none: 'id' },
  },
  credentials: {
    purpose: 'The password, as an Argon2id hash.',
    ends: 'erased',
    columns: { secret: 'password_hash', identity: 'user_id changed_at' },
  },
  diary_days: {
    purpose: 'The diary: nights, naps and optional details.',
    ends: 'unnamed',
    columns: {
      health: [
        'user_id date week',
        worded(diaryDays, night, 'health'),
        worded(diaryDays, measures, 'health'),
        'confirmed time_zone completed_at updated_at',
      ].join(' '),
      none: 'id rules_version version',
    },
  },
  diary_drafts: {
    purpose: 'An unfinished night.',
    ends: 'erased',
    earlier: 'the night is saved',
    columns: { health: 'day_id fields updated_at', none: 'base_version' },
  },
  diary_openings: {
    purpose: 'Check weeks and returns that were opened after week 25.',
    ends: 'unnamed',
    columns: {
      health: 'user_id kind first_week opened_on time_zone opened_at',
      none: 'id',
    },
  },
  diary_weeks: {
    purpose: 'The sleep schedule of each week, and its explanation.',
    ends: 'unnamed',
    columns: {
      health: [
        worded(diaryWeeks, week, 'health'),
        worded(diaryWeeks, schedule, 'health'),
        'user_id explanation chosen_on agreed_window_id stopped_at',
        'sleepy_at_wheel sleepy_at_wheel_answered_at intention_on trial_taps',
        'unusual_energy_answered_at shift_work_answered_at',
      ].join(' '),
      none: 'id rules_version version',
    },
  },
  establishments: {
    purpose: 'Establishments, and their retention of files.',
    ends: 'nobody',
    columns: {
      none: `id ${worded(establishments, establishment, 'none')} created_at deleted_at version`,
    },
  },
  exercise_answers: {
    purpose: 'Answers to exercises of the course.',
    ends: 'erased',
    columns: { health: 'user_id chapter_id exercise_id answers updated_at', none: 'version' },
  },
  exercise_entries: {
    purpose: 'Entries of exercises that may be written several times.',
    ends: 'erased',
    columns: {
      health: 'user_id entry_id chapter_id exercise_id written_on answers updated_at',
      none: 'version',
    },
  },
  health_changes: {
    purpose: 'A reported change of health, and its effects on safety.',
    ends: 'unnamed',
    columns: {
      health: 'user_id answers instruments locale answered_at opened_flags closed_flags',
      none: 'id',
    },
  },
  invitations: {
    purpose: 'Invitations of an establishment.',
    ends: {
      job: 'invitations',
      keptUntil:
        'the site ends; the address and the label go a year after it ended without anybody coming by it, or when the person who came is erased',
    },
    columns: {
      identity: 'email label opened_at',
      staff: 'created_by_user_id created_at revoked_at',
      none: 'id establishment_id max_uses uses expires_at',
    },
  },
  kept_calls: {
    purpose: 'People to call today and since when, kept for the call list.',
    ends: 'unnamed',
    columns: { health: 'user_id today waiting place since aside aside_place aside_since' },
  },
  kept_calls_cursor: {
    purpose: 'Position of the job that keeps the call list.',
    ends: 'nobody',
    columns: { none: 'id counted_at rules audit_id newest_audit_id newest_at' },
  },
  kept_figures: {
    purpose: 'Counted figures of an establishment, for the statistics.',
    ends: 'recounted',
    columns: { health: 'figures efficiencies', none: 'establishment_id week' },
  },
  kept_figures_cursor: {
    purpose: 'Position of the job that counts figures.',
    ends: 'nobody',
    columns: { none: 'id counted_at newest_audit_id newest_at counted_with' },
  },
  kept_weeks: {
    purpose: 'Sums of finished weeks, for the statistics.',
    ends: 'unnamed',
    columns: {
      health:
        'user_id week opens_on recorded_nights total_sleep_minutes time_in_bed_minutes white_nights is_schedule_chosen',
    },
  },
  kept_weeks_cursor: {
    purpose: 'Position of the job that sums weeks.',
    ends: 'nobody',
    columns: { none: 'id audit_id newest_audit_id newest_at' },
  },
  known_devices: {
    purpose: 'Browsers with a past login, so that tries of a stranger lock nobody out.',
    ends: { job: 'devices', keptUntil: 'a year without use' },
    columns: { identity: 'id user_id last_used_at' },
  },
  last_backup: {
    purpose: 'Instant of the last backup, for the alarm about missing ones.',
    ends: 'nobody',
    columns: { none: 'only taken_at is_verified' },
  },
  mail_outbox: {
    purpose: 'Emails to send, and their results.',
    ends: {
      job: 'letters',
      keptUntil:
        '30 days after they left or were given up, and those of an invitation while it runs',
    },
    columns: {
      identity: 'to_address locale user_id',
      health: 'kind params reminds_on created_at sent_at',
      none: 'id invitation_id next_attempt_at attempts claimed_until last_fault',
    },
  },
  module_progress: {
    purpose: 'Progress of a person in the films.',
    ends: 'unnamed',
    columns: {
      health: 'user_id module_number video_watched_at video_position_seconds video_film',
    },
  },
  notifications: {
    purpose: 'Notices to a person.',
    ends: 'erased',
    columns: { health: 'user_id kind params created_at read_at', none: 'id' },
  },
  participant_activity: {
    purpose: 'Last activity of a person, for the call list and for retention.',
    ends: 'unnamed',
    columns: { health: 'user_id last_active_at' },
  },
  participants: {
    purpose: 'Participants: establishment and contact.',
    ends: 'unnamed',
    columns: {
      identity: `participant_code ${worded(participants, participant, 'identity')} search_text folded_text`,
      health:
        'user_id establishment_id programme_first_day abandoned_at abandoned_on greeted_on created_at',
      staff: 'in_charge_user_id',
      none: 'version',
    },
  },
  pauses: {
    purpose: 'Weeks in which the programme waits.',
    ends: 'unnamed',
    columns: {
      health: 'user_id week starts_on resumes_on asked_at reason withdrawn_at',
      staff: 'asked_by_user_id',
      none: 'id',
    },
  },
  questionnaire_answers: {
    purpose: 'Answers to the questionnaires of the programme, and their scores.',
    ends: 'unnamed',
    columns: { health: `user_id questionnaire ${ANSWERS} scores`, none: 'id version' },
  },
  rate_limits: {
    purpose: 'Numbers of tries per client or account; keys are hashes or prefixes of addresses.',
    ends: { job: 'limits', keptUntil: 'the period of the limit is over, a day at most' },
    columns: { identity: 'key', none: 'points expire' },
  },
  recount: {
    purpose: 'People whose figures, notices and calls wait for a recount after a change.',
    ends: 'recounted',
    columns: { health: 'person_id since', none: 'step id establishment_id' },
  },
  recount_days: {
    purpose: 'Day for which everybody of a time zone was last recounted.',
    ends: 'nobody',
    columns: { none: 'time_zone day begun_at rules alive_at' },
  },
  recovery_codes: {
    purpose: 'Codes that replace an authenticator, as hashes.',
    ends: 'erased',
    earlier: 'they are renewed',
    columns: { secret: 'hash', staff: 'user_id used_at', none: 'id' },
  },
  reminder_settings: {
    purpose: 'Time and setting of reminders.',
    ends: 'erased',
    columns: {
      secret: 'stop_key stop_hash',
      health: 'user_id time next_at review_next_at check_next_at updated_at',
    },
  },
  safety_flags: {
    purpose: 'Reasons that make parts of the programme unsafe for a person.',
    ends: 'unnamed',
    columns: {
      health:
        'user_id code source raised_at raised_again_at raised_again_by staff_only cleared_at notice_due notice_read_at',
      staff: 'cleared_by_user_id cleared_reason',
      none: 'id version',
    },
  },
  screening_answers: {
    purpose: 'Answers before registration; they name nobody.',
    ends: { job: 'screenings', keptUntil: '30 days after they were last saved' },
    columns: {
      secret: 'capability_hash',
      health: `${ANSWERS} result flags`,
      none: 'id version',
    },
  },
  second_factors: {
    purpose: 'The authenticator of an account, encrypted with the site’s key.',
    ends: 'erased',
    earlier: 'it is removed',
    columns: {
      secret: 'sealed_secret last_step used_steps',
      staff: 'user_id created_at confirmed_at',
    },
  },
  sessions: {
    purpose: 'Logged-in people, with the kind of device.',
    ends: {
      job: 'sessions',
      keptUntil: 'two hours after the session ends, 180 days and two hours at most',
    },
    columns: {
      secret: 'id',
      identity:
        'user_id expires_at created_at last_used_at is_own_device browser system identity_confirmed_at',
      none: 'kind is_set_up_only',
    },
  },
  first_steps: {
    purpose:
      'Steps of a new site that an administrator has checked: emails arrive, the consent is read.',
    ends: 'nobody',
    columns: { none: 'step done_at detail' },
  },
  server_marks: {
    purpose: 'A number of each server process, to see that the database lost saves.',
    ends: { job: 'marks', keptUntil: 'its process has been gone for 30 days' },
    columns: { none: 'server_id number marked_at' },
  },
  site_clock: {
    purpose: 'Instants of the clock that the servers saw, so that a wrong clock erases nobody.',
    ends: 'nobody',
    columns: { none: 'only trusted_at seen_at waited_ms' },
  },
  site_keys: {
    purpose:
      'A keyed hash of the key of the site, so that a server with another key does not start.',
    ends: 'nobody',
    columns: { none: 'only fingerprint' },
  },
  saved_views: {
    purpose: 'Views of the participants’ list that staff keep by a name.',
    ends: 'erased',
    columns: { staff: 'user_id name query created_at', none: 'id' },
  },
  site_settings: {
    purpose: 'Versions of the settings of the site: contacts that participants read.',
    ends: 'numbered',
    columns: {
      staff: 'content changed_by_user_id changed_at published_by_user_id published_at',
      none: 'id kind establishment_id state number publication version',
    },
  },
  staff_alerts: {
    purpose: 'Urgent alerts for staff, the person who took charge, and what was done.',
    ends: 'unnamed',
    columns: {
      health: 'user_id kind details raised_at raised_again_at told_at',
      staff:
        'acknowledged_at acknowledged_by_user_id acknowledged_note outcome outcome_at outcome_by_user_id',
      none: 'id version',
    },
  },
  staff_establishments: {
    purpose: 'Establishments of a member of staff.',
    ends: 'erased',
    columns: { staff: 'user_id establishment_id' },
  },
  staff_notes: {
    purpose: 'Notes of staff about calls.',
    ends: 'erased',
    columns: {
      health: 'user_id kind reason week text postponed_until outcome created_at',
      staff: 'author_user_id',
      none: 'id',
    },
  },
  taken_calls: {
    purpose: 'Staff who took charge of a reason of the call list.',
    ends: 'erased',
    columns: { health: 'user_id reason', staff: 'taken_by_user_id taken_at' },
  },
  tokens: {
    purpose: 'Links of emails, as hashes.',
    ends: { job: 'tokens', keptUntil: '30 days after their end' },
    columns: {
      secret: 'hash',
      identity: 'user_id invitation_id email created_at expires_at used_at',
      none: 'id purpose',
    },
  },
  user_roles: {
    purpose: 'Roles of an account.',
    ends: 'unnamed',
    columns: { identity: 'user_id role_id' },
  },
  users: {
    purpose: 'Accounts.',
    ends: 'unnamed',
    columns: {
      identity: [
        worded(users, person, 'identity'),
        'oidc_issuer oidc_subject is_time_zone_assumed declined_time_zones',
        'dark_mode text_size activated_at deactivated_at deleted_at created_at search_text folded_text',
      ].join(' '),
      none: 'id erased_at version',
    },
  },
  weekly_checks: {
    purpose: 'Answers to the weekly check.',
    ends: 'unnamed',
    columns: { health: 'user_id week answers answered_at', none: 'id' },
  },
};

export function inventoryPage(): string {
  const tables = Object.entries(INVENTORY).map(([table, each]) => {
    const { purpose, columns } = each;
    const classes = DATA_CLASSES.flatMap((name) => {
      const listed = columns[name]?.split(' ').map((column) => `\`${column}\``);
      return listed ? [`- ${name}: ${listed.join(', ')}`] : [];
    });
    return [`## ${table}`, '', `${purpose} Kept until ${keptUntil(each)}.`, '', ...classes].join(
      '\n',
    );
  });
  return `${[
    '# Personal data, table by table',
    'Written by `inventory.test.ts` from `packages/db/src/inventory/inventory.ts`; a column without a class fails it.\n' +
      'Classes: secret (it opens something), health (nights, answers, course, participation), identity (it identifies a person),\n' +
      'staff (acts and texts of staff), none.',
    ...tables,
  ].join('\n\n')}\n`;
}
