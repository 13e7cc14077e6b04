import { diaryCalendarOf, programmeWeekOfDiaryWeek } from '../../programme/rules/diary-calendar.ts';
import type { DiaryRecord, WeekRecord } from '../../programme/record/diary-rows.ts';
import { factsOf } from '../../programme/rules/programme-facts.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';
import { localDateAt } from '../../time/rules/zone.ts';
import { answersOutsideWeeks, type SleepinessAnswer } from '../rules/sleepiness-hold.ts';
import { inListOrder, weeklyCheckEffect } from '../rules/weekly-check.ts';

export type KeptAnswer = { isSleepy: boolean; answeredAt: Date };

/**
 * Programme week in which a diary week begins, so that answers from inside and outside the diary
 * can be sorted by time.
 */
function weekAbout(record: DiaryRecord, number: number): number {
  const calendar = diaryCalendarOf(record);
  return calendar === null ? number : programmeWeekOfDiaryWeek(calendar, number);
}

const weekSaidIn = (record: DiaryRecord, at: Date) => factsOf(record, at).programmeWeek;

function outsideAnswersOf(record: DiaryRecord, last: readonly KeptAnswer[]) {
  const said = record.weeklyChecks.flatMap(({ week, answers, answeredAt }) => {
    const { isSleepy } = weeklyCheckEffect(inListOrder(answers));
    return week === null && isSleepy !== null
      ? [{ isSleepy, answeredAt: new Date(answeredAt) }]
      : [];
  });
  return answersOutsideWeeks(
    [...said, ...last].map(({ isSleepy, answeredAt }) => {
      const week = weekSaidIn(record, answeredAt);
      const answeredOn = localDateAt(answeredAt, record.timeZone);
      return { week, saidIn: week, isSleepy, answeredAt, answeredOn };
    }),
  );
}

/** Answer « yes » about sleepiness that was not given in the diary. @decision D76 */
export function sleepinessToldAt(record: DiaryRecord, at: Date): SleepinessAnswer {
  const week = weekSaidIn(record, at);
  return { week, saidIn: week, isSleepy: true, answeredAt: at };
}

/** All answers about sleepiness, with `kept` in place of the stored answer of `week`. */
export function sleepinessAnswersOf(
  record: DiaryRecord,
  { week, kept }: { week: number | null; kept: KeptAnswer },
): SleepinessAnswer[] {
  const ofOtherWeeks = record.weeks.flatMap((each): SleepinessAnswer[] => {
    const { number, sleepyAtWheel, sleepyAtWheelAnsweredAt: at } = each;
    if (number === week || sleepyAtWheel === null || at === null) return [];
    const answeredAt = new Date(at);
    const saidIn = weekSaidIn(record, answeredAt);
    return [{ week: weekAbout(record, number), saidIn, isSleepy: sleepyAtWheel, answeredAt }];
  });
  return [
    ...ofOtherWeeks,
    ...outsideAnswersOf(record, week === null ? [kept] : []),
    ...(week === null
      ? []
      : [
          {
            week: weekAbout(record, week),
            saidIn: weekSaidIn(record, kept.answeredAt),
            ...kept,
          },
        ]),
  ];
}

export function sleepinessOf(
  { sleepyAtWheel, sleepyAtWheelAnsweredAt }: WeekRecord,
  timeZone: string,
) {
  if (sleepyAtWheel === null) return null;
  const answeredOn =
    sleepyAtWheelAnsweredAt === null
      ? null
      : localDateAt(new Date(sleepyAtWheelAnsweredAt), timeZone);
  return { isSleepy: sleepyAtWheel, answeredOn };
}

export const outsideYesOf = (record: DiaryRecord, today: LocalDate) =>
  outsideAnswersOf(record, []).find(
    ({ isSleepy, answeredOn }) => isSleepy && answeredOn === today,
  ) ?? null;
