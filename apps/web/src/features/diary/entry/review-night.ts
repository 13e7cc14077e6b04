import {
  answeredByWhiteNight,
  checkNight,
  type LocalDate,
  type NightDraft,
  type NightEntry,
  type NightField,
  type NightMeasures,
  type NightQuestion,
  type NightRefusalCode,
  openQuestions,
  parseClockTime,
  type UsualTimes,
  whiteNight,
} from '@aube/api/rules';
import { type FormField, type NightForm, textFields, textOf } from './night-form.ts';
import { parseCount, parseDuration } from './read-duration.ts';

export type FaultCode = NightRefusalCode | 'missing' | 'unreadable';

/** What keeps a night from being saved, and the field to look at first. */
export interface NightFault {
  readonly field: FormField;
  readonly code: FaultCode;
}

export type NightReview =
  | {
      readonly isSavable: true;
      readonly entry: NightEntry;
      readonly measures: NightMeasures;
      /** Still to be answered « Est-ce exact ? »; none of them keeps the night from being saved. */
      readonly questions: readonly NightQuestion[];
    }
  | { readonly isSavable: false; readonly faults: readonly NightFault[] };

/** Where and whose the night is. */
export interface NightPlace {
  readonly date: LocalDate;
  readonly timeZone: string;
  readonly usual: UsualTimes | null;
}

/** Whether a field is asked for as the form stands. */
export function isAsked(form: NightForm, field: FormField): boolean {
  if (field.startsWith('naps.')) return form.napsOpen;
  if (field === 'lightsOut' || field === 'outOfBed') return true;
  if (form.didNotSleep) return false;
  return field !== 'wakeAfterSleepOnset' || parseCount(form.awakenings) !== 0;
}

/** The fields asked for, in the order of the page. */
export function askedFields(form: NightForm): FormField[] {
  const naps = form.naps.flatMap((_nap, index): FormField[] => [
    `naps.${index}.start`,
    `naps.${index}.end`,
  ]);
  return [...textFields, ...naps].filter((field) => isAsked(form, field));
}

/** The figure that a field holds; null when nothing, or nothing readable, is typed. */
export function figureOf(form: NightForm, field: FormField): number | null {
  const text = textOf(form, field);
  if (field === 'awakenings') return parseCount(text);
  const isDuration = field === 'sleepOnsetLatency' || field === 'wakeAfterSleepOnset';
  return isDuration ? parseDuration(text) : parseClockTime(text);
}

function isUnreadable(form: NightForm, field: FormField): boolean {
  return textOf(form, field).trim() !== '' && figureOf(form, field) === null;
}

/** Whether a field is wrong by itself, whatever the others say: unreadable, or beyond what it may hold. */
export function isWrongByItself({ code }: NightFault): boolean {
  return code === 'unreadable' || code === 'outOfRange' || code === 'tooManyAwakenings';
}

/** The night as far as it is told. « Je n'ai pas dormi » tells the rest once both its times are there. @decision D22 */
export function nightDraftOf(
  form: NightForm,
  { date, timeZone }: Pick<NightPlace, 'date' | 'timeZone'>,
): NightDraft {
  const figure = (field: FormField) => (isAsked(form, field) ? figureOf(form, field) : null);
  const naps = form.napsOpen
    ? form.naps.map((_nap, index) => ({
        startTime: figure(`naps.${index}.start`),
        endTime: figure(`naps.${index}.end`),
      }))
    : [];
  const lightsOutTime = figure('lightsOut');
  const outOfBedTime = figure('outOfBed');
  if (form.didNotSleep && lightsOutTime !== null && outOfBedTime !== null) {
    const white = whiteNight(date, { lightsOutTime, outOfBedTime }, timeZone);
    return { ...white, napCount: naps.length, naps };
  }
  return {
    lightsOutTime,
    sleepOnsetLatencyMinutes: figure('sleepOnsetLatency'),
    awakenings: figure('awakenings'),
    wakeAfterSleepOnsetMinutes: figure('wakeAfterSleepOnset'),
    finalWakeUpTime: figure('finalWakeUp'),
    outOfBedTime,
    naps,
  };
}

const pageFields: Partial<Record<NightField, FormField>> = {
  lightsOutTime: 'lightsOut',
  sleepOnsetLatencyMinutes: 'sleepOnsetLatency',
  awakenings: 'awakenings',
  wakeAfterSleepOnsetMinutes: 'wakeAfterSleepOnset',
  finalWakeUpTime: 'finalWakeUp',
  outOfBedTime: 'outOfBed',
  napCount: 'naps.0.start',
};

/** The page's name of a rule's field: `naps.0.endTime` is `naps.0.end`. */
export function formFieldOf(field: NightField): FormField {
  return pageFields[field] ?? (field.replace(/Time$/, '') as FormField);
}

function faultsOf(
  form: NightForm,
  missing: readonly NightField[],
  refusals: readonly { code: NightRefusalCode; fields: NightField[] }[],
): NightFault[] {
  const asked = askedFields(form);
  const faults = new Map<FormField, NightFault>();
  const add = (field: FormField | undefined, code: FaultCode) => {
    if (field && !faults.has(field)) faults.set(field, { field, code });
  };
  for (const field of asked) if (isUnreadable(form, field)) add(field, 'unreadable');
  for (const field of missing.map(formFieldOf)) if (asked.includes(field)) add(field, 'missing');
  for (const { code, fields } of refusals) {
    add(
      fields.map(formFieldOf).find((field) => asked.includes(field)),
      code,
    );
  }
  return [...faults.values()].toSorted(
    (one, other) => asked.indexOf(one.field) - asked.indexOf(other.field),
  );
}

/**
 * The verdict on what is typed, by the rules that the server will apply: savable, perhaps with questions; or all that
 * is in the way, one fault a field, in the order of the page.
 * @decision D20 D21 D22
 */
export function reviewNight(
  form: NightForm,
  place: NightPlace,
  confirmed: readonly string[],
): NightReview {
  const draft = nightDraftOf(form, place);
  const check = checkNight({ ...place, draft });
  if (!check.isSavable) {
    return { isSavable: false, faults: faultsOf(form, check.missing, check.refusals) };
  }
  const { entry, measures } = check;
  const questions = openQuestions(check.questions, confirmedWith(form, confirmed));
  return { isSavable: true, entry, measures, questions };
}

/** The confirmations to store: those given, and those that « Je n'ai pas dormi » gives by itself. @decision D22 */
export function confirmedWith(form: NightForm, confirmed: readonly string[]): string[] {
  return [...new Set([...confirmed, ...(form.didNotSleep ? answeredByWhiteNight : [])])];
}
