import {
  clockTimeRule,
  formatClockTime,
  type Nap,
  type NightEntry,
  nightFields,
  type NightFieldOf,
  type NightFigure,
  nightFigures,
  type NumberRule,
} from '@aube/api/rules';
import type { RouterInputs, RouterOutputs } from '@aube/api';
import { writeFigure } from './notations.ts';

type NapForm = Readonly<Record<keyof Nap, string>>;

/** The diary's fields as typed. Text alone: nothing is judged, rounded or lost before the night is saved. */
export type NightForm = Readonly<Record<NightFigure, string>> & {
  /** « Je n'ai pas dormi ». @decision D22 */
  readonly didNotSleep: boolean;
  readonly napsOpen: boolean;
  readonly naps: readonly NapForm[];
};

export type NapField = `naps.${number}.${keyof Nap}`;
/** Names a field on the page; it is also its element's id. */
export type FormField = NightFigure | NapField;
export type ClockField = NightFieldOf<'clockTime'> | NapField;

export type DraftFields = NonNullable<RouterInputs['diary']['saveDraft']['fields']>;
export type StoredDraftFields = RouterOutputs['programme']['overview']['drafts'][number]['fields'];

/** A text for each figure. */
function textsOf(text: (figure: NightFigure) => string): Record<NightFigure, string> {
  const texts = nightFigures.map((figure) => [figure, text(figure)]);
  return Object.fromEntries(texts) as Record<NightFigure, string>;
}

const blankNap: NapForm = { startTime: '', endTime: '' };
export const isNapField = (field: FormField): field is NapField => field.startsWith('naps.');

/** What a field may hold: a page that is to ask for anything but numbers has to learn it first. */
export function ruleOf(field: FormField): NumberRule {
  return isNapField(field) ? clockTimeRule : nightFields[field];
}

export const isClockField = (field: FormField): field is ClockField =>
  ruleOf(field).kind === 'clockTime';

export const blankForm: NightForm = {
  ...textsOf(() => ''),
  didNotSleep: false,
  napsOpen: false,
  naps: [],
};

/** Whether nothing of the night is entered. */
export function isBlank(form: NightForm): boolean {
  return isSameForm(form, blankForm);
}

export function isSameForm(one: NightForm, other: NightForm): boolean {
  return JSON.stringify(draftOfForm(one)) === JSON.stringify(draftOfForm(other));
}

/** A stored draft on the page again. */
export function formOfDraft(fields: StoredDraftFields): NightForm {
  const { didNotSleep = false, napsOpen = false, naps = [] } = fields;
  return {
    ...textsOf((figure) => fields[figure] ?? ''),
    didNotSleep,
    napsOpen,
    naps: naps.map(({ startTime = '', endTime = '' }) => ({ startTime, endTime })),
  };
}

/** What is typed, as the server keeps it. */
export function draftOfForm(form: NightForm): DraftFields {
  return { ...form, naps: [...form.naps] };
}

/** A saved night, to be changed; one without a minute of sleep comes back as « Je n'ai pas dormi ». */
export function formOfNight(night: NightEntry, totalSleepMinutes: number): NightForm {
  const isWhite = totalSleepMinutes === 0 && night.awakenings === 0;
  const texts = textsOf((figure) => {
    const value = night[figure] ?? null;
    return value === null ? '' : writeFigure(ruleOf(figure).kind, value);
  });
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

/** What is typed in one field. */
export function textOf(form: NightForm, field: FormField): string {
  if (!isNapField(field)) return form[field];
  const { index, side } = napPlaceOf(field);
  return form.naps[index]?.[side] ?? '';
}

/** The form with one field typed anew. */
export function withText(form: NightForm, field: FormField, text: string): NightForm {
  if (!isNapField(field)) return { ...form, [field]: text };
  const place = napPlaceOf(field);
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

function napPlaceOf(field: NapField): { index: number; side: keyof Nap } {
  const [, index, side] = field.split('.');
  return { index: Number(index), side: side as keyof Nap };
}
