import { type NightFieldName, nightFieldNames, nightFields } from '@aube/dictionary';
import { nightDetails, nightFigures } from './night-fields.ts';
import type { Nap, NightEntry, NightValues } from './night.ts';

type SingleField = Exclude<NightFieldName, 'naps'>;

/** A nap while it is being typed. */
export type NapDraft = { [Field in keyof Nap]?: Nap[Field] | null };

/** A night while it is being typed: a missing answer is absent or null. */
export type NightDraft = { [Name in SingleField]?: NightValues[Name] | null | undefined } & {
  naps?: readonly NapDraft[] | null;
};

/** A draft with implied answers; null for a missing one. */
export type ImpliedNight = { [Name in SingleField]: NightValues[Name] | null } & {
  napCount: number;
  naps: readonly { [Field in keyof Nap]: Nap[Field] | null }[];
};

/** A field on the page; a nap's are `naps.0.startTime`, counted from 0. */
export type NightField = NightFieldName | `naps.${number}.${keyof Nap}`;

const requiredFields = nightFieldNames.filter((name) => nightFields[name].isRequired);
const napFields = ['startTime', 'endTime'] as const satisfies (keyof Nap)[];

/** Adds implied answers: without awakenings no minutes awake, without naps a count of 0. */
export function withImplied(draft: NightDraft): ImpliedNight {
  const night: Record<string, unknown> = {};
  for (const name of [...nightFigures, ...nightDetails]) night[name] = draft[name] ?? null;
  if (draft.awakenings === 0) night['wakeAfterSleepOnsetMinutes'] ??= 0;
  const naps = (draft.naps ?? []).map(({ startTime = null, endTime = null }) => ({
    startTime,
    endTime,
  }));
  night['napCount'] = draft.napCount ?? naps.length;
  night['naps'] = naps;
  return night as ImpliedNight;
}

function missingOf(night: ImpliedNight): NightField[] {
  const missing: NightField[] = requiredFields.filter((field) => night[field] === null);
  for (const [index, nap] of night.naps.entries()) {
    for (const field of napFields) if (nap[field] === null) missing.push(`naps.${index}.${field}`);
  }
  return missing;
}

/**
 * Missing fields of a complete night, in page order.
 * @source specification §3
 */
export function missingNightFields(draft: NightDraft): NightField[] {
  return missingOf(withImplied(draft));
}

/** True when every field of a night is filled in. */
export function isFilledIn(night: ImpliedNight): night is ImpliedNight & NightEntry {
  return missingOf(night).length === 0;
}
