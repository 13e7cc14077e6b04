import { useCallback } from 'react';
import { trpc } from '../../../trpc.ts';
import type { DiaryWeek } from '../../../lib/programme-data.ts';

/**
 * Stores a changed week for every page, and reads the rest again: a window in force reaches later
 * weeks, and an answer opens or closes a flag.
 */
export function useStoreWeek(): (week: DiaryWeek) => void {
  const utils = trpc.useUtils();
  return useCallback(
    (changed) => {
      utils.programme.overview.setData({}, (programme) =>
        programme
          ? {
              ...programme,
              weeks: programme.weeks.map((week) => (week.id === changed.id ? changed : week)),
            }
          : programme,
      );
      void utils.programme.overview.invalidate();
      void utils.questionnaires.listFlags.invalidate();
    },
    [utils],
  );
}
