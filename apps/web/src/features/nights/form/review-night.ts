import {
  whiteNightAnswers,
  checkNight,
  type LocalDate,
  type NapDraft,
  type NightDraft,
  type NightEntry,
  type NightField,
  type NightFigure,
  type NightMeasures,
  type NightQuestion,
  type NightRefusalCode,
  nightDetails,
  nightFigures,
  openQuestions,
  type UsualTimes,
  whiteNight,
} from '@aube/api/rules';
import {
  detailOf,
  type FormField,
  isNapField,
  type NightForm,
  numberDetails,
  ruleOf,
  textOf,
} from './night-form.ts';
import { readFigure } from './notations.ts';

export type FaultCode = NightRefusalCode | 'missing' | 'unreadable';

export type NightFault = {
  readonly field: FormField | 'naps';
  readonly code: FaultCode;
};

export type NightReview =
  | {
      readonly isSavable: true;
      readonly entry: NightEntry;
      readonly measures: NightMeasures;
      readonly questions: readonly NightQuestion[];
    }
  | { readonly isSavable: false; readonly faults: readonly NightFault[] };

export type NightPlace = {
  readonly date: LocalDate;
  readonly timeZone: string;
  readonly usual: UsualTimes | null;
  readonly now: Date;
};

/** @decision D22 */
const answeredWithoutSleep: readonly FormField[] = [
  'sleepOnsetLatencyMinutes',
  'awakenings',
  'wakeAfterSleepOnsetMinutes',
  'finalWakeUpTime',
];

export function isAsked(form: NightForm, field: FormField): boolean {
  if (isNapField(field)) return form.napsOpen === true;
  if (form.didNotSleep && answeredWithoutSleep.includes(field)) return false;
  return field !== 'wakeAfterSleepOnsetMinutes' || (figureOf(form, 'awakenings') ?? 0) > 0;
}

export function askedFields(form: NightForm): FormField[] {
  const naps = form.naps.flatMap((_nap, index): FormField[] => [
    `naps.${index}.startTime`,
    `naps.${index}.endTime`,
  ]);
  return [...nightFigures, ...naps].filter((field) => isAsked(form, field));
}

export function figureOf(form: NightForm, field: FormField): number | null {
  return readFigure[ruleOf(field).kind](textOf(form, field));
}

export function napsOf(form: NightForm): NapDraft[] {
  if (form.napsOpen !== true) return [];
  return form.naps.map((_nap, index) => ({
    startTime: figureOf(form, `naps.${index}.startTime`),
    endTime: figureOf(form, `naps.${index}.endTime`),
  }));
}

function isUnreadable(form: NightForm, field: FormField): boolean {
  return textOf(form, field).trim() !== '' && figureOf(form, field) === null;
}

export function isWrongByItself({ code }: NightFault): boolean {
  return code === 'unreadable' || code === 'outOfRange' || code === 'tooManyAwakenings';
}

/**
 * Night with the answers given so far. After « Je n'ai pas dormi », lights-out and rise time
 * determine the other answers.
 * @decision D22
 */
export function nightDraftOf(
  form: NightForm,
  { date, timeZone }: Pick<NightPlace, 'date' | 'timeZone'>,
): NightDraft {
  const figure = (field: FormField) => (isAsked(form, field) ? figureOf(form, field) : null);
  const figures = Object.fromEntries(nightFigures.map((each) => [each, figure(each)])) as Record<
    NightFigure,
    number | null
  >;
  const naps = napsOf(form);
  const details = Object.fromEntries(nightDetails.map((each) => [each, detailOf(form, each)]));
  const draft = { ...figures, ...details, napCount: naps.length, naps };
  const { lightsOutTime, outOfBedTime } = figures;
  if (!form.didNotSleep || lightsOutTime === null || outOfBedTime === null) return draft;
  const white = whiteNight(date, { lightsOutTime, outOfBedTime }, timeZone);
  return { ...draft, ...white, napCount: naps.length, naps };
}

function formFieldOf(field: NightField): FormField {
  return field === 'napCount' || field === 'naps' ? 'naps.0.startTime' : (field as FormField);
}

/** Field at which the page asks a question. */
export function fieldOfQuestion(
  form: NightForm,
  { fields }: Pick<NightQuestion, 'fields'>,
): FormField {
  const asked = askedFields(form);
  return fields.map(formFieldOf).find((field) => asked.includes(field)) ?? 'lightsOutTime';
}

function faultsOf(
  form: NightForm,
  missing: readonly NightField[],
  refusals: readonly { code: NightRefusalCode; fields: NightField[] }[],
): NightFault[] {
  const asked = [...askedFields(form), ...numberDetails];
  const faults = new Map<FormField, { field: FormField; code: FaultCode }>();
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

/** Uses the rules of the server. Faults are in page order, one per field. @decision D20 D21 D22 */
export function reviewNight(
  form: NightForm,
  place: NightPlace,
  confirmed: readonly string[],
): NightReview {
  const draft = nightDraftOf(form, place);
  const check = checkNight({ ...place, draft });
  // The rules treat an unreadable detail as missing, so unreadable details are checked here.
  const isDetailUnread = numberDetails.some((detail) => isUnreadable(form, detail));
  const isNapUnanswered = form.napsOpen === null;
  if (!check.isSavable || isDetailUnread || isNapUnanswered) {
    const { missing, refusals } = check.isSavable ? { missing: [], refusals: [] } : check;
    const faults = faultsOf(form, missing, refusals);
    return {
      isSavable: false,
      faults: isNapUnanswered ? [...faults, { field: 'naps', code: 'missing' }] : faults,
    };
  }
  const { entry, measures } = check;
  const questions = openQuestions(check.questions, confirmedWith(form, confirmed));
  return { isSavable: true, entry, measures, questions };
}

/** @decision D22 */
export function confirmedWith(form: NightForm, confirmed: readonly string[]): string[] {
  return [...new Set([...confirmed, ...(form.didNotSleep ? whiteNightAnswers : [])])];
}
