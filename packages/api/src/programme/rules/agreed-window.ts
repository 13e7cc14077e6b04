import type { LocalDate } from '../../time/rules/local-date.ts';

/** The last window agreed with the team, unless it was withdrawn. @decision D81 */
export type AgreedWindow = { id: number; windowMinutes: number; agreedOn: LocalDate };
