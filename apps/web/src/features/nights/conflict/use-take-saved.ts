import { type NightDraft, nightFromServer } from '../form/use-night-draft.ts';
import { useStoreDay } from '../form/use-night-saving.ts';
import type { DiaryDay } from '../../../lib/programme-data.ts';

export function useTakeSaved(draft: NightDraft): (day: DiaryDay) => void {
  const storeDay = useStoreDay();
  return (day) => {
    const { value, base } = nightFromServer({ drafts: [] }, day);
    const { held } = draft.get().base;
    // The day is stored before the draft takes its value, so that both are equal.
    storeDay(day);
    void draft.take({ value, base: { ...base, held } }).finally(() => storeDay(day));
  };
}
