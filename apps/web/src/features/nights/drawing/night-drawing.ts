import {
  addDays,
  clockTimeAt,
  daysBetween,
  diaryRules,
  localDateAt,
  type LocalDate,
  minutesPerDay,
  type NightDraft,
  type NightTimes,
  type PlacedTime,
  placeNight,
} from '@aube/api/rules';

/** `awake` includes the time to fall asleep and the time in bed after the final waking. */
type StretchKind = 'sleep' | 'awake' | 'nap' | 'inBed';

/** In minutes after noon of the previous day, local time. */
export type Stretch = {
  readonly kind: StretchKind;
  readonly from: number;
  readonly to: number;
  /** Minutes awake during `sleep`; absent when zero. */
  readonly wakingMinutes?: number;
};

export type NightDrawing = {
  readonly stretches: readonly Stretch[];
  /** From lights-out to out-of-bed; null while a time is missing. */
  readonly bed: { readonly from: number; readonly to: number } | null;
};

/** In minutes after noon of the day before `date`, local time. @decision D11 D13 */
function positionAt(at: Date, date: LocalDate, timeZone: string): number {
  const days = daysBetween(addDays(date, -1), localDateAt(at, timeZone));
  // `diaryRules` is read inside the function, because the bundle may load this file before the
  // rules.
  return days * minutesPerDay + clockTimeAt(at, timeZone) - diaryRules.noonTime;
}

const later = (time: PlacedTime, minutes: number) => new Date(time.at.getTime() + minutes * 60_000);

/** The times of the awakenings are unknown, so sleep is one block. */
function sleepStretch(from: number, to: number, awake: number): Stretch[] {
  if (to <= from) return [];
  if (to - from <= awake) return [{ kind: 'awake', from, to }];
  return [{ kind: 'sleep', from, to, ...(awake > 0 && { wakingMinutes: awake }) }];
}

function napStretches(naps: NightDraft['naps']): Stretch[] {
  return (naps ?? []).flatMap(({ startTime, endTime }) =>
    typeof startTime === 'number' && typeof endTime === 'number' && endTime > startTime
      ? [
          {
            kind: 'nap' as const,
            from: startTime - diaryRules.noonTime,
            to: endTime - diaryRules.noonTime,
          },
        ]
      : [],
  );
}

export function drawNight(date: LocalDate, night: NightDraft, timeZone: string): NightDrawing {
  const naps = napStretches(night.naps);
  const lightsOutTime = night.lightsOutTime ?? null;
  const outOfBedTime = night.outOfBedTime ?? night.finalWakeUpTime ?? null;
  if (lightsOutTime === null || outOfBedTime === null) return { stretches: naps, bed: null };
  const finalWakeUpTime = night.finalWakeUpTime ?? outOfBedTime;
  const placed = placeNight(date, { lightsOutTime, finalWakeUpTime, outOfBedTime }, timeZone);
  const position = (at: Date) => positionAt(at, date, timeZone);
  const bed = { from: position(placed.lightsOut.at), to: position(placed.outOfBed.at) };
  if (bed.to <= bed.from) return { stretches: naps, bed: null };
  const { sleepOnsetLatencyMinutes: latency, wakeAfterSleepOnsetMinutes: awake } = night;
  if (typeof latency !== 'number') {
    return { stretches: [...naps, { kind: 'inBed', ...bed }], bed };
  }
  const wokeAt = position(placed.finalWakeUp.at);
  const asleepAt = Math.min(position(later(placed.lightsOut, latency)), wokeAt);
  const stretches: Stretch[] = [
    ...naps,
    { kind: 'awake', from: bed.from, to: asleepAt },
    ...sleepStretch(asleepAt, wokeAt, awake ?? 0),
    { kind: 'awake', from: wokeAt, to: bed.to },
  ];
  return { stretches: stretches.filter(({ from, to }) => to > from), bed };
}

/** Positive when the night is longer, negative when it is shorter, usually 0. @decision D13 */
export function clockChangeMinutes(date: LocalDate, night: NightTimes, timeZone: string): number {
  const { lightsOut, outOfBed } = placeNight(date, night, timeZone);
  const byClock =
    daysBetween(lightsOut.date, outOfBed.date) * minutesPerDay + outOfBed.time - lightsOut.time;
  return Math.round((outOfBed.at.getTime() - lightsOut.at.getTime()) / 60_000) - byClock;
}
