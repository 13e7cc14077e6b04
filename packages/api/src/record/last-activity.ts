/**
 * SQL of the time of the last activity in the programme; database triggers update this time.
 * @decision console#long-lists
 */
export const lastActivity = (userId: string): string =>
  `(select last_active_at from participant_activity where user_id = ${userId})`;
