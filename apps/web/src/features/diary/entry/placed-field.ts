import { addDays, type LocalDate, placeNight } from '@aube/api/rules';
import type { FormField, NightForm } from './night-form.ts';
import { figureOf, type NightPlace } from './review-night.ts';

/**
 * The date on which a typed time falls, for the echo under its field. Times not told yet are taken from their
 * neighbours, so that each field can speak for itself. Null when no time stands in the field.
 * @decision D11 D12
 */
export function dateOfField(
  form: NightForm,
  field: FormField,
  { date, timeZone }: Pick<NightPlace, 'date' | 'timeZone'>,
): LocalDate | null {
  if (figureOf(form, field) === null) return null;
  if (field.startsWith('naps.')) return addDays(date, -1);
  const lightsOut = figureOf(form, 'lightsOut');
  const wakeUp = form.didNotSleep ? null : figureOf(form, 'finalWakeUp');
  const outOfBed = figureOf(form, 'outOfBed');
  // Without a lights-out the night is taken to begin at midnight: a morning is then this date's.
  const lightsOutTime = lightsOut ?? 0;
  const finalWakeUpTime = wakeUp ?? outOfBed ?? lightsOutTime;
  const outOfBedTime = outOfBed ?? finalWakeUpTime;
  const placed = placeNight(date, { lightsOutTime, finalWakeUpTime, outOfBedTime }, timeZone);
  if (field === 'lightsOut') return placed.lightsOut.date;
  return field === 'finalWakeUp' ? placed.finalWakeUp.date : placed.outOfBed.date;
}
