import type { LocalDate } from '../../time/rules/local-date.ts';

/** The latest window agreed with the team, unless this window was withdrawn. @decision D81 */
export type AgreedWindow = { id: number; windowMinutes: number; agreedOn: LocalDate };
