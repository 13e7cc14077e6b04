import type { DiaryRecord } from './stored-rows.ts';
import { localDateAt } from '../../time/rules/zone.ts';
import { diaryRules } from '../rules/constants.ts';
import { isDayEditable } from '../rules/day-status.ts';

/**
 * What the save's rules need of a night before its statement runs. Remembered facts are a guess,
 * never an authority: the statement writes only if they still hold.
 */
export type NightFacts = {
  dayId: number;
  date: string;
  timeZone: string;
  abandonedAt: string | null;
};

/** Where most people are (decision D10). */
const LIKELY_ZONE = 'America/Toronto';

/** What one session last saw of the nights that it may write. */
type SeenNights = Pick<NightFacts, 'timeZone' | 'abandonedAt'> & {
  days: Pick<NightFacts, 'dayId' | 'date'>[];
};

/** Sessions, each with the three nights that may be written: three megabytes. */
const KEPT = 8_000;
const seenBySession = new Map<string, SeenNights>();

/** The oldest give way. */
function keep(sessionId: string, seen: SeenNights): void {
  seenBySession.delete(sessionId);
  seenBySession.set(sessionId, seen);
  if (seenBySession.size <= KEPT) return;
  const [oldest] = seenBySession.keys();
  if (oldest !== undefined) seenBySession.delete(oldest);
}

/** The facts last seen of a night by this session, by its id or its date; null when none are remembered. */
export function recallNight(sessionId: string, day: number | string): NightFacts | null {
  const seen = seenBySession.get(sessionId);
  const night = seen?.days.find(({ dayId, date }) => dayId === day || date === day);
  if (!seen || !night) return null;
  const { timeZone, abandonedAt } = seen;
  return { ...night, timeZone, abandonedAt };
}

/** A guess at a night of which nothing is remembered: last night's, of somebody in the programme. */
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

/** Keeps the facts of a night, unless they are kept. */
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

/** Keeps the facts of the nights that can be written soon, when a person reads their own. */
export function rememberNights(sessionId: string, record: ReadDiary, now: Date): void {
  if (record.userId !== record.viewerUserId) return;
  const { timeZone, abandonedAt } = record;
  const today = localDateAt(now, timeZone);
  const days = record.days
    .filter(({ date }) => isDayEditable(date, today))
    .map(({ id: dayId, date }) => ({ dayId, date }));
  keep(sessionId, { timeZone, abandonedAt, days });
}
