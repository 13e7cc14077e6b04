import { useCallback } from 'react';
import { trpc } from '../../../trpc.ts';
import type { DiaryWeek } from '../../../lib/programme-data.ts';

/**
 * Stores a changed week for every page, and loads the overview and the flags again, because the
 * window in force is used in later weeks, and an answer can set or clear a flag.
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
