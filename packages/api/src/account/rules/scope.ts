/** What a person may reach, beside which people and establishments: the `scope` of specification §6. */
export const scopes = ['programme', 'participants', 'data', 'users', 'establishments'] as const;
export type Scope = (typeof scopes)[number];

const SCOPES_OF_ROLE: Readonly<Record<number, readonly Scope[]>> = {
  1: ['participants', 'data', 'users', 'establishments'],
  2: ['participants', 'data'],
  3: ['programme'],
};

/** The scope that a person's roles add up to, in a fixed order. @source specification §6 @decision D5 */
export function scopeOf(roles: readonly number[]): Scope[] {
  return scopes.filter((scope) => roles.some((role) => SCOPES_OF_ROLE[role]?.includes(scope)));
}
