import type { DiaryRecord } from './stored-rows.ts';
import { localDateAt } from '../../time/rules/zone.ts';
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
const KEPT = 20_000;
const remembered = new Map<string, NightFacts>();

const keyOf = (sessionId: string, day: number | string) => `${sessionId}:${day}`;

/** The facts last seen of a night by this session; null when none are remembered. */
export function recallNight(sessionId: string, day: number | string): NightFacts | null {
  return remembered.get(keyOf(sessionId, day)) ?? null;
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

const isSame = (one: NightFacts | undefined, other: NightFacts): boolean =>
  one?.dayId === other.dayId &&
  one.date === other.date &&
  one.timeZone === other.timeZone &&
  one.abandonedAt === other.abandonedAt;

/** Keeps the facts of a night, under its id and its date, unless they are kept; the oldest give way. */
export function rememberNight(sessionId: string, facts: NightFacts): void {
  for (const day of [facts.dayId, facts.date]) {
    const key = keyOf(sessionId, day);
    if (isSame(remembered.get(key), facts)) continue;
    remembered.delete(key);
    remembered.set(key, facts);
  }
  for (const key of remembered.keys()) {
    if (remembered.size <= KEPT) break;
    remembered.delete(key);
  }
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
  for (const { id: dayId, date } of record.days) {
    if (!isDayEditable(date, today)) continue;
    rememberNight(sessionId, { dayId, date, timeZone, abandonedAt });
  }
}
