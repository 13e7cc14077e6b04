import { trpc } from '../../../trpc.ts';
import { useNightEntry } from '../../diary/entry/entry-context.ts';
import { type NightDraft, nightFromServer } from '../../diary/entry/use-night-draft.ts';
import { useStoreDay } from '../../diary/entry/use-night-saving.ts';
import type { DiaryDay } from '../../diary/programme-data.ts';

/** Throws away what was typed of a night, here and on the server, for what is saved. */
export function useTakeSaved(draft: NightDraft): (day: DiaryDay) => void {
  const { place } = useNightEntry();
  const { mutateAsync } = trpc.diary.saveDraft.useMutation();
  const storeDay = useStoreDay();
  return (day) => {
    draft.take(nightFromServer({ drafts: [] }, day, place));
    storeDay(day);
    const noDraft = { dayId: day.id, fields: null, baseVersion: day.version };
    // Read anew once the draft is gone: the page may have left by then.
    void draft
      .inTurn(async () => void (await mutateAsync(noDraft)))
      .catch(() => undefined)
      .finally(() => storeDay(day));
  };
}
