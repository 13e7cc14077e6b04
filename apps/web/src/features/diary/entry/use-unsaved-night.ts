import { usualTimes } from '@aube/api/rules';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type DiaryDay, isCompletedDay, type Programme } from '../programme-data.ts';
import { confirmationsKept } from './confirmations.ts';
import {
  findUnsaved,
  forgetUnsavedOfOthers,
  keepUnsaved,
  nightKey,
  subscribeUnsaved,
  type UnsavedNight,
} from './draft-memory.ts';
import { blankForm, formOfDraft, formOfNight, isSameForm, type NightForm } from './night-form.ts';
import type { NightPlace } from './review-night.ts';

/**
 * What the server knows of a night: its draft, else its saved answers, else nothing yet. A draft
 * keeps the version that its typing began from, however often the night was saved since.
 */
export function nightFromServer(
  programme: Pick<Programme, 'drafts'>,
  day: DiaryDay,
  place: NightPlace,
): UnsavedNight {
  const { confirmed, version: baseVersion } = day;
  const saved = isCompletedDay(day)
    ? formOfNight(day.night, day.measures.totalSleepMinutes)
    : blankForm;
  const draft = programme.drafts.find(({ dayId }) => dayId === day.id);
  const typed = draft && formOfDraft(draft.fields);
  // The same words as were saved: a draft that was sent again because the save's answer was lost.
  if (!typed || isSameForm(typed, saved)) return { form: saved, confirmed, baseVersion };
  return {
    form: typed,
    confirmed: confirmationsKept(confirmed, saved, typed, place),
    baseVersion: draft.baseVersion,
  };
}

/** Where the night is, and the person's usual times with this night left out. @decision D21 */
function placeOfNight(programme: Programme, day: DiaryDay): NightPlace {
  const others = programme.days.flatMap(({ id, night }) => (id !== day.id && night ? [night] : []));
  return { date: day.date, timeZone: programme.person.timeZone, usual: usualTimes(others) };
}

export interface UnsavedNightState extends UnsavedNight {
  readonly key: string;
  readonly place: NightPlace;
  /** The night as it stands at this instant, for what happens after the drawing. */
  readonly read: () => UnsavedNight;
  readonly change: (form: NightForm) => void;
  readonly confirm: (code: string) => void;
  /** Goes on from another version: what somebody saved elsewhere was looked at. */
  readonly rebase: (version: number) => void;
}

/** One night while it is written: what is in this tab's memory, else what the server knows. */
export function useUnsavedNight(programme: Programme, day: DiaryDay): UnsavedNightState {
  const { userId } = programme.person;
  const key = nightKey(userId, day.date);
  const place = useMemo(() => placeOfNight(programme, day), [programme, day]);
  const known = useMemo(() => nightFromServer(programme, day, place), [programme, day, place]);
  const unsaved = useSyncExternalStore(subscribeUnsaved, () => findUnsaved(key));
  useEffect(() => forgetUnsavedOfOthers(userId), [userId]);

  const read = useCallback(() => findUnsaved(key) ?? known, [key, known]);
  const change = useCallback(
    (form: NightForm) => {
      const before = read();
      const confirmed = confirmationsKept(before.confirmed, before.form, form, place);
      keepUnsaved(key, { ...before, form, confirmed });
    },
    [key, place, read],
  );
  const confirm = useCallback(
    (code: string) => {
      const before = read();
      keepUnsaved(key, { ...before, confirmed: [...before.confirmed, code] });
    },
    [key, read],
  );
  const rebase = useCallback(
    (baseVersion: number) => keepUnsaved(key, { ...read(), baseVersion }),
    [key, read],
  );
  return { ...(unsaved ?? known), key, place, read, change, confirm, rebase };
}
