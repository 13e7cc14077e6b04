import { addDays, daysBetween, type LocalDate } from '../../time/rules/local-date.ts';
import { programmeRules } from './constants.ts';

/** @decision D86 */
export const openingKinds = ['check', 'return'] as const;
export type OpeningKind = (typeof openingKinds)[number];

const { daysPerWeek, lastDiaryWeek, weeksOfOpening } = programmeRules;

/**
 * Weeks that a participant opened after week 25, numbered from 26. The openings of a person are in
 * order and do not overlap.
 * @decision D86
 */
export type DiaryOpening = {
  kind: OpeningKind;
  firstWeek: number;
  /** Local date of the opening. The first night ends on the next morning. */
  openedOn: LocalDate;
};

/** @decision D86 */
export function lastWeekWith(openings: readonly DiaryOpening[]): number {
  const last = openings.at(-1);
  return last === undefined ? lastDiaryWeek : last.firstWeek + weeksOfOpening[last.kind] - 1;
}

/**
 * True after the last week of the diary: 25 weeks, and the weeks that the person opened later.
 * @decision D86 diary#after-week-25
 */
export const isDiaryOver = ({
  diaryWeek,
  openings,
}: {
  diaryWeek: number;
  openings: readonly DiaryOpening[];
}): boolean => diaryWeek > lastWeekWith(openings);

/** Opening to which a week belongs; null for weeks 1 to 25 and for weeks that do not exist. */
export function openingOfWeek<Of extends DiaryOpening>(
  openings: readonly Of[],
  week: number,
): Of | null {
  return (
    openings.find(
      ({ kind, firstWeek }) => firstWeek <= week && week < firstWeek + weeksOfOpening[kind],
    ) ?? null
  );
}

/** First day after the weeks of an opening; another opening is possible from then on. */
export const openingEndsOn = ({ kind, openedOn }: DiaryOpening): LocalDate =>
  addDays(openedOn, daysPerWeek * weeksOfOpening[kind]);

/**
 * Number of the diary week of `date`, counted from the opening; may be above the opening's last
 * week.
 */
export function openedWeekOn({ firstWeek, openedOn }: DiaryOpening, date: LocalDate): number {
  // After a change of time zone, today may be before the opening.
  const days = Math.max(0, daysBetween(openedOn, date));
  return firstWeek + Math.floor(days / daysPerWeek);
}
