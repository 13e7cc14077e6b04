/** SQL of the last activity in the programme, maintained by triggers. @decision console#long-lists */
export const lastActivity = (userId: string): string =>
  `(select last_active_at from participant_activity where user_id = ${userId})`;
