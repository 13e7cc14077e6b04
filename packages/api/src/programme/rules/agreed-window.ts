import type { LocalDate } from '../../time/rules/local-date.ts';

/** @decision D81 */
export type AgreedWindow = { id: number; windowMinutes: number; agreedOn: LocalDate };
