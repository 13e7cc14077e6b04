import {
  type NightFieldName,
  nightFieldNames,
  nightFields,
  type NumberRule,
  type RangeFault,
} from '@aube/dictionary';
import { minutesBetween } from '../../time/rules/zone.ts';
import type { LocalDate } from '../../time/rules/local-date.ts';
import { isInBedAfterLightsOut } from './bed-before-lights-out.ts';
import { diaryRules } from './constants.ts';
import { isFilledIn, withImplied } from './night-draft.ts';
import type { ImpliedNight, NightDraft, NightField } from './night-draft.ts';
import { clockTimeRule, type NightFieldOf } from './night-fields.ts';
import { firstFrom, measureNight, placeNight } from './night.ts';

export type NightRefusalCode =
  | RangeFault
  | 'awakeWithoutAwakenings'
  | 'napCountMismatch'
  | 'napEndsBeforeStart'
  | 'timeInBedZero'
  | 'timeInBedTooLong'
  | 'outOfBedBeforeWakeUp'
  | 'totalSleepNegative'
  | 'inBedAfterLightsOut';

/** Refusal with the faulty fields. The field that is most likely wrong comes first. */
export type NightRefusal = { code: NightRefusalCode; fields: NightField[] };

type RangedField = NightFieldOf<NumberRule['kind']>;
type Range = Pick<NumberRule, 'minimum' | 'maximum' | 'rangeFault'>;

const isRanged = (name: NightFieldName): name is RangedField => 'minimum' in nightFields[name];
const rangedFields = nightFieldNames.filter(isRanged);

function rangeFaults(field: NightField, value: number | null, range: Range): NightRefusal[] {
  if (value === null) return [];
  if (!Number.isInteger(value) || value < range.minimum) {
    return [{ code: 'outOfRange', fields: [field] }];
  }
  return value > range.maximum ? [{ code: range.rangeFault, fields: [field] }] : [];
}

function awakeFaults({ awakenings, wakeAfterSleepOnsetMinutes }: ImpliedNight): NightRefusal[] {
  const isAwake = wakeAfterSleepOnsetMinutes !== null && wakeAfterSleepOnsetMinutes > 0;
  if (awakenings !== 0 || !isAwake) return [];
  return [{ code: 'awakeWithoutAwakenings', fields: ['awakenings', 'wakeAfterSleepOnsetMinutes'] }];
}

function napFaults({ naps, napCount }: ImpliedNight): NightRefusal[] {
  const faults: NightRefusal[] = [];
  if (napCount !== naps.length) faults.push({ code: 'napCountMismatch', fields: ['napCount'] });
  for (const [index, { startTime, endTime }] of naps.entries()) {
    const start = `naps.${index}.startTime` as const;
    const end = `naps.${index}.endTime` as const;
    faults.push(...rangeFaults(start, startTime, clockTimeRule));
    faults.push(...rangeFaults(end, endTime, clockTimeRule));
    if (startTime !== null && endTime !== null && endTime <= startTime) {
      faults.push({ code: 'napEndsBeforeStart', fields: [end, start] });
    }
  }
  return faults;
}

function bedFaults(night: ImpliedNight): NightRefusal[] {
  if (!isInBedAfterLightsOut(night)) return [];
  return [{ code: 'inBedAfterLightsOut', fields: ['intoBedTime', 'lightsOutTime'] }];
}

function timeInBedFaults(date: LocalDate, night: ImpliedNight, timeZone: string): NightRefusal[] {
  const { lightsOutTime, finalWakeUpTime, outOfBedTime } = night;
  if (lightsOutTime === null || finalWakeUpTime === null || outOfBedTime === null) return [];
  const placed = placeNight(date, { lightsOutTime, finalWakeUpTime, outOfBedTime }, timeZone);
  const timeInBedMinutes = minutesBetween(placed.lightsOut.at, placed.outOfBed.at);
  const fields: NightField[] = ['lightsOutTime', 'finalWakeUpTime', 'outOfBedTime'];
  if (timeInBedMinutes === 0) return [{ code: 'timeInBedZero', fields }];
  if (timeInBedMinutes <= diaryRules.timeInBedMaximumMinutes) return [];
  if (placed.finalWakeUp.date > date) return [{ code: 'timeInBedTooLong', fields }];
  const isBeforeWakeUp =
    firstFrom(placed.lightsOut, outOfBedTime, timeZone).at < placed.finalWakeUp.at;
  if (!isBeforeWakeUp) return [{ code: 'timeInBedTooLong', fields }];
  return [{ code: 'outOfBedBeforeWakeUp', fields: ['outOfBedTime', 'finalWakeUpTime'] }];
}

function totalSleepFaults(date: LocalDate, night: ImpliedNight, timeZone: string): NightRefusal[] {
  if (!isFilledIn(night)) return [];
  if (measureNight(date, night, timeZone).totalSleepMinutes >= 0) return [];
  const durations = ['sleepOnsetLatencyMinutes', 'wakeAfterSleepOnsetMinutes'] as const;
  return [
    { code: 'totalSleepNegative', fields: [...durations, 'lightsOutTime', 'finalWakeUpTime'] },
  ];
}

/**
 * Reasons to refuse the night of `date`; empty without a reason. A night with 0 minutes in bed has
 * only one reason.
 * @decision D20 D70
 */
export function nightRefusals(
  date: LocalDate,
  draft: NightDraft,
  timeZone: string,
): NightRefusal[] {
  const night = withImplied(draft);
  const ranges = rangedFields.flatMap((field) =>
    rangeFaults(field, night[field], nightFields[field]),
  );
  const faults = [...ranges, ...awakeFaults(night), ...napFaults(night), ...bedFaults(night)];
  if (ranges.some(({ code }) => code === 'outOfRange')) return faults;
  const timeInBed = timeInBedFaults(date, night, timeZone);
  if (timeInBed.length > 0) return [...faults, ...timeInBed];
  return [...faults, ...totalSleepFaults(date, night, timeZone)];
}
