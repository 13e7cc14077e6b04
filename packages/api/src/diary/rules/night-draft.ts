import type { Nap, NightEntry } from './night.ts';

type NightFigure = Exclude<keyof NightEntry, 'naps'>;

/** A nap while it is being written. */
export type NapDraft = { [Field in keyof Nap]?: Nap[Field] | null };

/** A night while it is being written: what is not told yet is absent or null. */
export type NightDraft = { [Field in NightFigure]?: NightEntry[Field] | null } & {
  naps?: readonly NapDraft[] | null;
};

/** A draft with what goes without saying; null is what is still to be told. */
export type ImpliedNight = { [Field in NightFigure]: NightEntry[Field] | null } & {
  napCount: number;
  naps: readonly { [Field in keyof Nap]: Nap[Field] | null }[];
};

/** Names a field of the night; a nap's are `naps.0.startTime`, counted from 0. */
export type NightField = keyof NightEntry | `naps.${number}.${keyof Nap}`;

const requiredFields = [
  'lightsOutTime',
  'sleepOnsetLatencyMinutes',
  'awakenings',
  'wakeAfterSleepOnsetMinutes',
  'finalWakeUpTime',
  'outOfBedTime',
] as const satisfies NightField[];

const napFields = ['startTime', 'endTime'] as const satisfies (keyof Nap)[];

/** Adds what goes without saying: no awakening means no minute awake, no nap told means none. */
export function withImplied(draft: NightDraft): ImpliedNight {
  const naps = (draft.naps ?? []).map(({ startTime = null, endTime = null }) => ({
    startTime,
    endTime,
  }));
  return {
    lightsOutTime: draft.lightsOutTime ?? null,
    sleepOnsetLatencyMinutes: draft.sleepOnsetLatencyMinutes ?? null,
    awakenings: draft.awakenings ?? null,
    wakeAfterSleepOnsetMinutes:
      draft.wakeAfterSleepOnsetMinutes ?? (draft.awakenings === 0 ? 0 : null),
    finalWakeUpTime: draft.finalWakeUpTime ?? null,
    outOfBedTime: draft.outOfBedTime ?? null,
    napCount: draft.napCount ?? naps.length,
    naps,
  };
}

function missingOf(night: ImpliedNight): NightField[] {
  const missing: NightField[] = requiredFields.filter((field) => night[field] === null);
  for (const [index, nap] of night.naps.entries()) {
    for (const field of napFields) if (nap[field] === null) missing.push(`naps.${index}.${field}`);
  }
  return missing;
}

/**
 * The fields without which the night cannot be saved as complete, in the order of the page.
 * @source specification §3
 */
export function missingNightFields(draft: NightDraft): NightField[] {
  return missingOf(withImplied(draft));
}

/** Whether all of a night is told. */
export function isToldInFull(night: ImpliedNight): night is ImpliedNight & NightEntry {
  return missingOf(night).length === 0;
}
