import { nightFields, type NumberRule } from '@aube/dictionary';
import {
  clockTimeRule,
  formatClockTime,
  type Nap,
  type NightDetail,
  nightDetails,
  type NightEntry,
  type NightFieldOf,
  type NightFigure,
  nightFigures,
  type NightValues,
} from '@aube/api/rules';
import type { RouterInputs, RouterOutputs } from '@aube/api';
import { type DiaryDay, isCompletedDay } from '../../../lib/programme-data.ts';
import { readFigure, writeFigure } from './notations.ts';

type NapForm = Readonly<Record<keyof Nap, string>>;

type TextName = NightFigure | NightDetail;

/** Texts as typed. Values are checked and rounded only when the night is saved. */
export type NightForm = Readonly<Record<TextName, string>> & {
  /** @decision D22 */
  readonly didNotSleep: boolean;
  readonly napsOpen: boolean | null;
  readonly naps: readonly NapForm[];
};

export type NapField = `naps.${number}.${keyof Nap}`;
/** The other details are choices or free text, which cannot be wrong. */
export type NumberDetail = Extract<NightDetail, NightFieldOf<NumberRule['kind']>>;
export type ChosenDetail = Extract<NightDetail, NightFieldOf<'yesNo' | 'choice'>>;
/** Field that may have a fault; also the id of its element. */
export type FormField = NightFigure | NumberDetail | NapField;
export type ClockField = NightFieldOf<'clockTime'> | NapField;

export type DraftFields = NonNullable<RouterInputs['diary']['saveDraft']['fields']>;
export type StoredDraftFields = RouterOutputs['programme']['overview']['drafts'][number]['fields'];

const textNames: readonly TextName[] = [...nightFigures, ...nightDetails];

function textsOf(text: (name: TextName) => string): Record<TextName, string> {
  const texts = textNames.map((name) => [name, text(name)]);
  return Object.fromEntries(texts) as Record<TextName, string>;
}

export const isNumberDetail = (name: NightDetail): name is NumberDetail =>
  'minimum' in nightFields[name];
export const numberDetails = nightDetails.filter(isNumberDetail);

const blankNap: NapForm = { startTime: '', endTime: '' };
export const isNapField = (field: FormField): field is NapField => field.startsWith('naps.');

export function ruleOf(field: FormField): NumberRule {
  return isNapField(field) ? clockTimeRule : nightFields[field];
}

export const isClockField = (field: FormField): field is ClockField =>
  ruleOf(field).kind === 'clockTime';

export const blankForm: NightForm = {
  ...textsOf(() => ''),
  didNotSleep: false,
  napsOpen: null,
  naps: [],
};

export function isBlank(form: NightForm): boolean {
  return isSameForm(form, blankForm);
}

export const savedForm = (day: DiaryDay): NightForm =>
  isCompletedDay(day) ? formOfNight(day.night, day.measures.totalSleepMinutes) : blankForm;

export function isSameForm(one: NightForm, other: NightForm): boolean {
  return JSON.stringify(draftOfForm(one)) === JSON.stringify(draftOfForm(other));
}

/** Drafts of older releases have no details, so the details of the saved night are used. */
export function formOfDraft(fields: StoredDraftFields, saved = blankForm): NightForm {
  const { didNotSleep = false, napsOpen = null, naps = [] } = fields;
  return {
    ...textsOf((name) => fields[name] ?? (nightFields[name].isRequired ? '' : saved[name])),
    didNotSleep,
    napsOpen,
    naps: naps.map(({ startTime = '', endTime = '' }) => ({ startTime, endTime })),
  };
}

export function draftOfForm(form: NightForm): DraftFields {
  const { napsOpen, ...rest } = form;
  return { ...rest, ...(napsOpen !== null && { napsOpen }), naps: [...form.naps] };
}

export function formOfNight(night: NightEntry, totalSleepMinutes: number): NightForm {
  const isWhite = totalSleepMinutes === 0 && night.awakenings === 0;
  const texts = textsOf((name) => writeValue(name, night[name] ?? null));
  return {
    ...texts,
    ...(isWhite && { sleepOnsetLatencyMinutes: '', awakenings: '' }),
    ...(night.awakenings === 0 && { wakeAfterSleepOnsetMinutes: '' }),
    didNotSleep: isWhite,
    napsOpen: night.naps.length > 0,
    naps: night.naps.map(({ startTime, endTime }) => ({
      startTime: formatClockTime(startTime),
      endTime: formatClockTime(endTime),
    })),
  };
}

function writeValue(name: TextName, value: NightValues[TextName] | null): string {
  const rule = nightFields[name];
  if (typeof value === 'number' && 'minimum' in rule) return writeFigure(rule.kind, value);
  return String(value ?? '');
}

export function detailOf(form: NightForm, detail: NightDetail): NightValues[NightDetail] | null {
  const rule = nightFields[detail];
  const typed = form[detail].trim();
  if (typed === '') return null;
  if ('minimum' in rule) return readFigure[rule.kind](typed);
  return rule.kind === 'yesNo' ? typed === 'true' : typed;
}

export function textOf(form: NightForm, field: FormField): string {
  if (!isNapField(field)) return form[field];
  const { index, side } = napPlaceOf(field);
  return form.naps[index]?.[side] ?? '';
}

export function withText(form: NightForm, field: FormField, text: string): NightForm {
  if (!isNapField(field)) return { ...form, [field]: text };
  const place = napPlaceOf(field);
  const naps = form.naps.map((nap, index) =>
    index === place.index ? { ...nap, [place.side]: text } : nap,
  );
  return { ...form, naps };
}

/** An open list of naps has at least one nap. A closed list keeps the typed naps. */
export function withNaps(form: NightForm, isOpen: boolean): NightForm {
  const naps = isOpen && form.naps.length === 0 ? [blankNap] : form.naps;
  return { ...form, napsOpen: isOpen, naps };
}

export function withNapAdded(form: NightForm): NightForm {
  return { ...form, naps: [...form.naps, blankNap] };
}

export function withNapRemoved(form: NightForm, index: number): NightForm {
  const naps = form.naps.filter((_nap, place) => place !== index);
  return { ...form, naps, napsOpen: naps.length > 0 };
}

function napPlaceOf(field: NapField): { index: number; side: keyof Nap } {
  const [, index, side] = field.split('.');
  return { index: Number(index), side: side as keyof Nap };
}
