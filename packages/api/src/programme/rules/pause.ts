import { addDays, daysBetween, type LocalDate } from '../../time/rules/local-date.ts';

/** The pause begins after week `week`; the next week begins on `resumesOn`. @decision D67 */
export type Pause = { week: number; startsOn: LocalDate; resumesOn: LocalDate };

export type StoredPause = Pause & { id: number; isByStaff: boolean };

/** @decision D14 D32 D67 */
export type ProgrammeCalendar = {
  /** Local date on which S0 was submitted. */
  firstDayOn: LocalDate;
  /** Pauses in any order, without cancelled pauses; pauses never overlap. */
  pauses: readonly Pause[];
};

export function calendarOf(programme: {
  firstDayOn: LocalDate | null;
  pauses: readonly Pause[];
}): ProgrammeCalendar | null {
  const { firstDayOn, pauses } = programme;
  return firstDayOn === null ? null : { firstDayOn, pauses };
}

export function pauseOn<P extends Pause>(pauses: readonly P[], date: LocalDate): P | null {
  return pauses.find(({ startsOn, resumesOn }) => startsOn <= date && date < resumesOn) ?? null;
}

/** Number of pause days up to and including `date`. @decision D67 */
export function pausedDaysUntil(pauses: readonly Pause[], date: LocalDate): number {
  return pauses.reduce((days, { startsOn, resumesOn }) => {
    const endsOn = date < resumesOn ? addDays(date, 1) : resumesOn;
    return days + Math.max(0, daysBetween(startsOn, endsOn));
  }, 0);
}

/** Number of pause days before week `week` begins. @decision D67 */
export function pausedDaysBeforeWeek(pauses: readonly Pause[], week: number): number {
  return pauses.reduce(
    (days, pause) =>
      pause.week < week ? days + daysBetween(pause.startsOn, pause.resumesOn) : days,
    0,
  );
}
