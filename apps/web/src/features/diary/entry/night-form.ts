import { formatClockTime, type NightEntry } from '@aube/api/rules';
import type { RouterInputs, RouterOutputs } from '@aube/api';

export interface NapForm {
  readonly start: string;
  readonly end: string;
}

/** The diary's fields as typed. Text alone: nothing is judged, rounded or lost before the night is saved. */
export interface NightForm {
  readonly lightsOut: string;
  readonly sleepOnsetLatency: string;
  readonly awakenings: string;
  readonly wakeAfterSleepOnset: string;
  readonly finalWakeUp: string;
  readonly outOfBed: string;
  /** « Je n'ai pas dormi ». @decision D22 */
  readonly didNotSleep: boolean;
  readonly napsOpen: boolean;
  readonly naps: readonly NapForm[];
}

export type TextField = Exclude<keyof NightForm, 'didNotSleep' | 'napsOpen' | 'naps'>;
export type NapField = `naps.${number}.${keyof NapForm}`;
/** Names a field on the page; it is also its element's id. */
export type FormField = TextField | NapField;

export type DraftFields = NonNullable<RouterInputs['diary']['saveDraft']['fields']>;
export type StoredDraftFields = RouterOutputs['programme']['overview']['drafts'][number]['fields'];

const blankNap: NapForm = { start: '', end: '' };
export const blankForm: NightForm = {
  lightsOut: '',
  sleepOnsetLatency: '',
  awakenings: '',
  wakeAfterSleepOnset: '',
  finalWakeUp: '',
  outOfBed: '',
  didNotSleep: false,
  napsOpen: false,
  naps: [],
};

export const textFields = [
  'lightsOut',
  'sleepOnsetLatency',
  'awakenings',
  'wakeAfterSleepOnset',
  'finalWakeUp',
  'outOfBed',
] as const satisfies readonly TextField[];

/** Whether nothing of the night is told. */
export function isBlank(form: NightForm): boolean {
  return isSameForm(form, blankForm);
}

export function isSameForm(one: NightForm, other: NightForm): boolean {
  return JSON.stringify(draftOfForm(one)) === JSON.stringify(draftOfForm(other));
}

/** A stored draft on the page again. */
export function formOfDraft(fields: StoredDraftFields): NightForm {
  const { didNotSleep = false, napsOpen = false, naps = [] } = fields;
  const texts = textFields.map((field) => [field, fields[field] ?? '']);
  return {
    ...(Object.fromEntries(texts) as Record<TextField, string>),
    didNotSleep,
    napsOpen,
    naps: naps.map(({ start = '', end = '' }) => ({ start, end })),
  };
}

/** What is typed, as the server keeps it. */
export function draftOfForm(form: NightForm): DraftFields {
  return { ...form, naps: [...form.naps] };
}

/** A saved night, to be changed; one without a minute of sleep comes back as « Je n'ai pas dormi ». */
export function formOfNight(night: NightEntry, totalSleepMinutes: number): NightForm {
  const isWhite = totalSleepMinutes === 0 && night.awakenings === 0;
  return {
    lightsOut: formatClockTime(night.lightsOutTime),
    sleepOnsetLatency: isWhite ? '' : String(night.sleepOnsetLatencyMinutes),
    awakenings: isWhite ? '' : String(night.awakenings),
    wakeAfterSleepOnset: night.awakenings === 0 ? '' : String(night.wakeAfterSleepOnsetMinutes),
    finalWakeUp: formatClockTime(night.finalWakeUpTime),
    outOfBed: formatClockTime(night.outOfBedTime),
    didNotSleep: isWhite,
    napsOpen: night.naps.length > 0,
    naps: night.naps.map(({ startTime, endTime }) => ({
      start: formatClockTime(startTime),
      end: formatClockTime(endTime),
    })),
  };
}

/** What is typed in one field. */
export function textOf(form: NightForm, field: FormField): string {
  const nap = napPlaceOf(field);
  return nap ? (form.naps[nap.index]?.[nap.side] ?? '') : form[field as TextField];
}

/** The form with one field typed anew. */
export function withText(form: NightForm, field: FormField, text: string): NightForm {
  const place = napPlaceOf(field);
  if (!place) return { ...form, [field]: text };
  const naps = form.naps.map((nap, index) =>
    index === place.index ? { ...nap, [place.side]: text } : nap,
  );
  return { ...form, naps };
}

/** Opens or folds the naps; open, there is at least one to tell. What was typed stays, folded. */
export function withNaps(form: NightForm, isOpen: boolean): NightForm {
  const naps = isOpen && form.naps.length === 0 ? [blankNap] : form.naps;
  return { ...form, napsOpen: isOpen, naps };
}

export function withNapAdded(form: NightForm): NightForm {
  return { ...form, naps: [...form.naps, blankNap] };
}

/** The form without a nap; without the last one, there was none. */
export function withNapRemoved(form: NightForm, index: number): NightForm {
  const naps = form.naps.filter((_nap, place) => place !== index);
  return { ...form, naps, napsOpen: naps.length > 0 };
}

function napPlaceOf(field: FormField): { index: number; side: keyof NapForm } | null {
  const match = /^naps\.(\d+)\.(start|end)$/.exec(field);
  return match ? { index: Number(match[1]), side: match[2] as keyof NapForm } : null;
}
