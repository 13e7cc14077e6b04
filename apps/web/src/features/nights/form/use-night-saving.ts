import { nightQuestionCodes, type NightQuestionCode } from '@aube/api/rules';
import { useCallback } from 'react';
import { forgetNight, keepOnDevice } from '../../../lib/own-device.ts';
import { trpc } from '../../../trpc.ts';
import { type DiaryDay, withSavedDay } from '../../../lib/programme-data.ts';
import { confirmedWith, type NightPlace, reviewNight } from './review-night.ts';
import type { NightDraft, WrittenNight } from './use-night-draft.ts';

/** @source specification §4 */
export function useStoreDay() {
  const utils = trpc.useUtils();
  return useCallback(
    (saved: DiaryDay) => {
      forgetNight(saved.date);
      utils.programme.overview.setData({}, (known) => known && withSavedDay(known, saved));
      void utils.programme.overview.invalidate();
    },
    [utils],
  );
}

type SavedNight = {
  readonly personId: number;
  readonly dayId: number;
  readonly place: NightPlace;
  readonly onSaved: () => void;
};

/**
 * Sends the version that the person began to edit, so that the server finds conflicts. A person's
 * own device stores the night until the reply.
 * @decision D66
 */
export function useNightSaving(
  draft: NightDraft,
  { personId, dayId, place, onSaved }: SavedNight,
): () => void {
  const { mutateAsync } = trpc.diary.saveDay.useMutation();
  const storeDay = useStoreDay();
  const send = ({ form, confirmed }: WrittenNight, version: number) => {
    const review = reviewNight(form, place, confirmed);
    if (!review.isSavable) return null;
    const night = { ...review.entry, naps: [...review.entry.naps] };
    const codes = confirmedWith(form, confirmed).filter(isQuestionCode);
    const written = { night, confirmed: codes, version };
    const day = { dayId, date: place.date };
    const save = async () => {
      try {
        const saved = await mutateAsync({ day, ...written });
        storeDay(saved);
        return { base: { held: null, version: saved.version }, follow: onSaved };
      } catch (error) {
        if (!(await keepOnDevice({ personId, ...day, ...written }, error))) throw error;
        return { base: { held: null, version }, follow: onSaved };
      }
    };
    return save();
  };
  return () => void draft.submit({ send, isRetried: true });
}

function isQuestionCode(code: string): code is NightQuestionCode {
  return nightQuestionCodes.some((known) => known === code);
}
