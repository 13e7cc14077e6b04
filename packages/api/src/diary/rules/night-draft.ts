import { type NightFieldName, nightFieldNames, nightFields } from '@aube/dictionary';
import { nightDetails, nightFigures } from './night-fields.ts';
import type { Nap, NightEntry, NightValues } from './night.ts';

type SingleField = Exclude<NightFieldName, 'naps'>;

export type NapDraft = { [Field in keyof Nap]?: Nap[Field] | null };

export type NightDraft = { [Name in SingleField]?: NightValues[Name] | null | undefined } & {
  naps?: readonly NapDraft[] | null;
};

export type ImpliedNight = { [Name in SingleField]: NightValues[Name] | null } & {
  napCount: number;
  naps: readonly { [Field in keyof Nap]: Nap[Field] | null }[];
};

/**
 * Name of a field on the page. The fields of the first nap are `naps.0.startTime` and
 * `naps.0.endTime`.
 */
export type NightField = NightFieldName | `naps.${number}.${keyof Nap}`;

const requiredFields = nightFieldNames.filter((name) => nightFields[name].isRequired);
const napFields = ['startTime', 'endTime'] as const satisfies (keyof Nap)[];

/**
 * Adds the values that other answers imply: 0 minutes awake for 0 awakenings, and the number of
 * naps.
 */
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

/** @source specification §3 */
export function missingNightFields(draft: NightDraft): NightField[] {
  return missingOf(withImplied(draft));
}

export function isFilledIn(night: ImpliedNight): night is ImpliedNight & NightEntry {
  return missingOf(night).length === 0;
}
