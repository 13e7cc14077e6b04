import type { LocalDate } from '../../time/rules/local-date.ts';
import { programmeWeekOpensOn } from './programme-week.ts';

/** What a participant has done of one module. */
export type ModuleProgress = {
  number: number;
  isVideoWatched: boolean;
  chapterCount: number;
  readChapterCount: number;
};

/**
 * State of a module (« état du module »). A locked one says on which date its week opens, null when that has come
 * or is not known before S0, and which module must be completed first, null when that is done.
 */
export type ModuleState =
  | { number: number; state: 'open' | 'inProgress' | 'complete' }
  | { number: number; state: 'locked'; opensOn: LocalDate | null; afterModule: number | null };

function isComplete(module: ModuleProgress): boolean {
  return module.isVideoWatched && module.readChapterCount >= module.chapterCount;
}

/**
 * The states of the modules, given in order: module n opens when the programme has reached week n and module n − 1
 * is complete. One already begun stays open, so that a chapter added to the one before takes nothing away.
 * @decision D34
 */
export function moduleStates(
  modules: readonly ModuleProgress[],
  programme: { programmeWeek: number; firstDayOn: LocalDate | null },
): ModuleState[] {
  return modules.map((module, index) => {
    const { number } = module;
    if (isComplete(module)) return { number, state: 'complete' };
    if (module.isVideoWatched || module.readChapterCount > 0)
      return { number, state: 'inProgress' };
    const previous = modules[index - 1];
    const afterModule = previous && !isComplete(previous) ? previous.number : null;
    const isWeekReached = programme.programmeWeek >= number;
    if (isWeekReached && afterModule === null) return { number, state: 'open' };
    const { firstDayOn } = programme;
    const opensOn =
      isWeekReached || firstDayOn === null ? null : programmeWeekOpensOn(firstDayOn, number);
    return { number, state: 'locked', opensOn, afterModule };
  });
}

/**
 * The module to which a page without a module's number leads (premiere-derniere-etape): the first that is open or in
 * progress, else the last that is complete; null before the programme starts.
 * @decision D34
 */
export function moduleInProgress(states: readonly ModuleState[]): number | null {
  const current = states.find(({ state }) => state === 'open' || state === 'inProgress');
  return (current ?? states.findLast(({ state }) => state === 'complete'))?.number ?? null;
}
