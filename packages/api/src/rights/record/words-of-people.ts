type Words = {
  /** For an erased person, no UPDATE may change these columns and every INSERT is refused. */
  columns: readonly string[];
  /**
   * Description of the function that writes the table. Absent when `writers-under-erasure.test.ts`
   * calls a procedure that writes the table.
   */
  writtenBy?: string;
};

const IDENTITY = [
  'inclusion_number',
  'postal_address',
  'city',
  'province',
  'postal_code',
  'phone_number',
  'in_charge_user_id',
];

/**
 * Tables with names, addresses, free text or devices. Each table has a trigger that refuses new values
 * after the erasure.
 * @decision rights-and-roles#guards-of-erasure
 */
export const WORDS_OF_PEOPLE = {
  abandonment_answers: { columns: ['answers', 'ended_reason', 'undone_reason'] },
  access_tokens: { columns: ['name'], writtenBy: 'tokens of staff' },
  agreed_windows: { columns: ['reason'] },
  audit_details: { columns: [] },
  credentials: { columns: [], writtenBy: 'a chosen password' },
  diary_days: { columns: ['note'] },
  diary_drafts: { columns: ['fields'] },
  exercise_answers: { columns: ['answers'] },
  exercise_entries: { columns: ['answers'] },
  health_changes: {
    columns: ['answers'],
    writtenBy: 'the answers to the safety questions, codes alone as shipped',
  },
  known_devices: { columns: [], writtenBy: 'a login' },
  mail_outbox: { columns: ['to_address', 'params'] },
  notifications: { columns: ['params'] },
  participants: { columns: IDENTITY },
  pauses: { columns: ['reason'] },
  questionnaire_answers: {
    columns: ['answers'],
    writtenBy: 'the keeping of answers, as abandonment',
  },
  recovery_codes: { columns: [], writtenBy: 'a second factor of staff' },
  reminder_settings: { columns: [] },
  safety_flags: { columns: ['cleared_reason'] },
  saved_views: { columns: ['name'], writtenBy: 'views of staff' },
  second_factors: { columns: [], writtenBy: 'a second factor of staff' },
  sessions: { columns: [] },
  staff_alerts: { columns: ['acknowledged_note'] },
  staff_establishments: { columns: [], writtenBy: 'accounts of staff' },
  staff_notes: { columns: ['text'] },
  tokens: { columns: ['email'] },
  users: { columns: [] },
} as const satisfies Readonly<Record<string, Words>>;

/** Tables that need no trigger, each with the reason. */
export const WITHOUT_WORDS: Readonly<Record<string, string>> = {
  answered_instruments: 'about no person',
  audit_log: 'no values, and it keeps that an erasure took place',
  chapter_reads: 'what was read, and when',
  consents: 'a version, a language, an instant',
  diary_openings: 'a code and dates',
  diary_weeks: 'figures and codes',
  establishments: 'about no person',
  first_steps: 'about no person',
  invitations: 'nothing says whose it is before somebody came by it',
  kept_calls: 'codes and dates',
  kept_calls_cursor: 'about no person',
  kept_figures: 'figures',
  last_backup: 'about no person',
  kept_figures_cursor: 'about no person',
  kept_weeks: 'figures',
  kept_weeks_cursor: 'about no person',
  module_progress: 'what was seen, and where one stopped',
  participant_activity: 'an instant',
  rate_limits: 'counters under hashes',
  server_marks: 'about no person',
  site_clock: 'about no person',
  site_keys: 'about no person',
  site_settings: 'texts of the site for everybody',
  recount: 'numbers and an instant',
  recount_days: 'about no person',
  screening_answers: 'nothing says whose they are',
  taken_calls: 'a code, a member of staff and an instant',
  user_roles: 'which roles, never whose words',
  weekly_checks: 'codes and instants',
};
