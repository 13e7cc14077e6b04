import type { DiaryRecord } from '../../programme/record/diary-rows.ts';
import { localDateAt } from '../../time/rules/zone.ts';
import { diaryRules } from '../rules/constants.ts';
import { isDayEditable } from '../rules/day-status.ts';

/**
 * Facts about a night that the server remembers or guesses. The SQL statement of the save checks
 * them.
 */
export type NightFacts = {
  dayId: number;
  date: string;
  timeZone: string;
  abandonedAt: string | null;
};

const LIKELY_ZONE = 'America/Toronto';

type SeenNights = Pick<NightFacts, 'timeZone' | 'abandonedAt'> & {
  days: Pick<NightFacts, 'dayId' | 'date'>[];
};

/**
 * A save of a remembered night takes one statement instead of two (`save-statements.test.ts`), when
 * the night has only its id or the person lives outside the likely zone.
 */
const KEPT = 8_000;
const seenBySession = new Map<string, SeenNights>();

function keep(sessionId: string, seen: SeenNights): void {
  seenBySession.delete(sessionId);
  seenBySession.set(sessionId, seen);
  if (seenBySession.size <= KEPT) return;
  const [oldest] = seenBySession.keys();
  if (oldest !== undefined) seenBySession.delete(oldest);
}

export function recallNight(sessionId: string, day: number | string): NightFacts | null {
  const seen = seenBySession.get(sessionId);
  const night = seen?.days.find(({ dayId, date }) => dayId === day || date === day);
  if (!seen || !night) return null;
  const { timeZone, abandonedAt } = seen;
  return { ...night, timeZone, abandonedAt };
}

/** Guessed facts about a night that the server does not remember. */
export function likelyNight(day: { dayId: number } | { date: string }, now: Date): NightFacts {
  return {
    dayId: 'dayId' in day ? day.dayId : 0,
    date: 'date' in day ? day.date : localDateAt(now, LIKELY_ZONE),
    timeZone: LIKELY_ZONE,
    abandonedAt: null,
  };
}

const isOfSame = (
  seen: SeenNights | undefined,
  { timeZone, abandonedAt }: Pick<NightFacts, 'timeZone' | 'abandonedAt'>,
): seen is SeenNights => seen?.timeZone === timeZone && seen.abandonedAt === abandonedAt;

export function rememberNight(sessionId: string, facts: NightFacts): void {
  const { dayId, date, timeZone, abandonedAt } = facts;
  const seen = seenBySession.get(sessionId);
  const days = isOfSame(seen, facts) ? seen.days : [];
  if (days.some((night) => night.dayId === dayId && night.date === date)) return;
  const others = days.filter((night) => night.dayId !== dayId && night.date !== date);
  keep(sessionId, {
    timeZone,
    abandonedAt,
    days: [...others, { dayId, date }].slice(-diaryRules.daysOpen),
  });
}

type ReadDiary = Pick<DiaryRecord, 'days' | 'timeZone' | 'abandonedAt'> & {
  userId: number;
  viewerUserId: number;
};

export function rememberNights(sessionId: string, record: ReadDiary, now: Date): void {
  if (record.userId !== record.viewerUserId) return;
  const { timeZone, abandonedAt } = record;
  const today = localDateAt(now, timeZone);
  const days = record.days
    .filter(({ date }) => isDayEditable(date, today))
    .map(({ id: dayId, date }) => ({ dayId, date }));
  keep(sessionId, { timeZone, abandonedAt, days });
}
