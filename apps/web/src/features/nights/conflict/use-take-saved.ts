import { useNightEntry } from '../form/entry-context.ts';
import { type NightDraft, nightFromServer } from '../form/use-night-draft.ts';
import { useStoreDay } from '../form/use-night-saving.ts';
import type { DiaryDay } from '../../../lib/programme-data.ts';

/** Throws away what was typed of a night, here and on the server, for what is saved. */
export function useTakeSaved(draft: NightDraft): (day: DiaryDay) => void {
  const { place } = useNightEntry();
  const storeDay = useStoreDay();
  return (day) => {
    const { value, base } = nightFromServer({ drafts: [] }, day, place);
    const { held } = draft.get().base;
    // First, so that the draft finds in what is taken nothing to keep.
    storeDay(day);
    // Read anew once the draft is gone: the page may have left by then.
    void draft.take({ value, base: { ...base, held } }).finally(() => storeDay(day));
  };
}
