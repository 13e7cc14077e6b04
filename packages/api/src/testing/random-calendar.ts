import * as fc from 'fast-check';
import type { ProgrammeCalendar } from '../programme/rules/pause.ts';
import { addDays } from '../time/rules/local-date.ts';

export const randomCalendar: fc.Arbitrary<ProgrammeCalendar> = fc
  .record({
    start: fc.integer({ min: 0, max: 800 }),
    pauses: fc.uniqueArray(
      fc.record({
        week: fc.integer({ min: 1, max: 24 }),
        days: fc.integer({ min: 1, max: 28 }),
      }),
      { maxLength: 2, selector: ({ week }) => week },
    ),
  })
  .map(({ start, pauses }) => {
    const firstDayOn = addDays('2025-06-01', start);
    let endsOn = firstDayOn;
    const found: ProgrammeCalendar['pauses'][number][] = [];
    for (let week = 1; week <= 24; week += 1) {
      const startsOn = addDays(endsOn, 7);
      const asked = pauses.find((each) => each.week === week);
      endsOn = addDays(startsOn, asked?.days ?? 0);
      if (asked) found.push({ week, startsOn, resumesOn: endsOn });
    }
    return { firstDayOn, pauses: found };
  });

export type WalkedDay = {
  date: string;
  week: number;
  isPaused: boolean;
  nightOf: number | null;
};

/** The first `count` days of a programme. The function uses no code of the rules. */
export function walkedDays({ firstDayOn, pauses }: ProgrammeCalendar, count: number): WalkedDay[] {
  const walked: WalkedDay[] = [];
  let week = 1;
  let dayOfWeek = 0;
  let eveOf: number | null = null;
  for (let index = 0; index < count; index += 1) {
    const date = addDays(firstDayOn, index);
    const pause = pauses.find((each) => each.week === week);
    const isPaused = dayOfWeek === 7 && pause !== undefined && date < pause.resumesOn;
    if (dayOfWeek === 7 && !isPaused) {
      week += 1;
      dayOfWeek = 0;
    }
    walked.push({ date, week, isPaused, nightOf: eveOf });
    if (!isPaused) dayOfWeek += 1;
    eveOf = isPaused || week > 25 ? null : week;
  }
  return walked;
}
