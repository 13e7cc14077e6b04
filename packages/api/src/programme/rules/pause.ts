import { addDays, daysBetween, type LocalDate } from '../../time/rules/local-date.ts';

/** A stop of the programme (« pause »): week `week` ends before it, the next one begins on `resumesOn`. @decision D67 */
export type Pause = { week: number; startsOn: LocalDate; resumesOn: LocalDate };

/** One as it is kept. */
export type StoredPause = Pause & { id: number; isByStaff: boolean };

/** What every date of a programme follows from. @decision D14 D32 D67 */
export type ProgrammeCalendar = {
  /** Local date on which S0 was submitted. */
  firstDayOn: LocalDate;
  /** Those that were not taken back, in any order; they never overlap. */
  pauses: readonly Pause[];
};

/** The calendar of a programme that has begun; null before S0. */
export function calendarOf(programme: {
  firstDayOn: LocalDate | null;
  pauses: readonly Pause[];
}): ProgrammeCalendar | null {
  const { firstDayOn, pauses } = programme;
  return firstDayOn === null ? null : { firstDayOn, pauses };
}

/** The pause that holds `date`: from its first day to the eve of the day on which the person comes back. */
export function pauseOn<P extends Pause>(pauses: readonly P[], date: LocalDate): P | null {
  return pauses.find(({ startsOn, resumesOn }) => startsOn <= date && date < resumesOn) ?? null;
}

/** How many days of pause there are up to `date`, itself included. @decision D67 */
export function pausedDaysUntil(pauses: readonly Pause[], date: LocalDate): number {
  return pauses.reduce((days, { startsOn, resumesOn }) => {
    const endsOn = date < resumesOn ? addDays(date, 1) : resumesOn;
    return days + Math.max(0, daysBetween(startsOn, endsOn));
  }, 0);
}

/** How many days of pause lie before week `week` begins. @decision D67 */
export function pausedDaysBeforeWeek(pauses: readonly Pause[], week: number): number {
  return pauses.reduce(
    (days, pause) =>
      pause.week < week ? days + daysBetween(pause.startsOn, pause.resumesOn) : days,
    0,
  );
}
