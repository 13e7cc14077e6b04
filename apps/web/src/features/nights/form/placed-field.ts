import {
  addDays,
  diaryRules,
  type LocalDate,
  type NightFieldOf,
  placeNight,
} from '@aube/api/rules';
import { type ClockField, isNapField, type NightForm } from './night-form.ts';
import { figureOf, type NightPlace } from './review-night.ts';

/**
 * Calendar date on which the time in `field` falls; null for an empty field. Other fields may be
 * empty.
 * @decision D11 D12
 */
export function dateOfField(
  form: NightForm,
  field: ClockField,
  { date, timeZone }: Pick<NightPlace, 'date' | 'timeZone'>,
): LocalDate | null {
  if (figureOf(form, field) === null) return null;
  if (isNapField(field)) return addDays(date, -1);
  const lightsOut = figureOf(form, 'lightsOutTime');
  const wakeUp = form.didNotSleep ? null : figureOf(form, 'finalWakeUpTime');
  const outOfBed = figureOf(form, 'outOfBedTime');
  // Without a lights-out time, the night begins at midnight.
  const lightsOutTime = lightsOut ?? 0;
  const finalWakeUpTime = wakeUp ?? outOfBed ?? lightsOutTime;
  const outOfBedTime = outOfBed ?? finalWakeUpTime;
  const placed = placeNight(date, { lightsOutTime, finalWakeUpTime, outOfBedTime }, timeZone);
  const intoBed = figureOf(form, 'intoBedTime') ?? lightsOutTime;
  const isDayBefore = lightsOut === null ? intoBed >= diaryRules.noonTime : intoBed > lightsOut;
  // A time in the wrong order stays on `date`, although `placeNight` would move the time to the
  // next day.
  const notAfter = (placedOn: LocalDate) => (placedOn > date ? date : placedOn);
  const dates: Record<NightFieldOf<'clockTime'>, LocalDate> = {
    intoBedTime: isDayBefore ? addDays(placed.lightsOut.date, -1) : placed.lightsOut.date,
    lightsOutTime: placed.lightsOut.date,
    finalWakeUpTime: notAfter(placed.finalWakeUp.date),
    outOfBedTime: notAfter(placed.outOfBed.date),
  };
  return dates[field];
}
