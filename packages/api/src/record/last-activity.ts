/** SQL of the last activity in the programme, maintained by triggers. @decision decisions/0067 */
export const lastActivity = (userId: string): string =>
  `(select last_active_at from participant_activity where user_id = ${userId})`;
