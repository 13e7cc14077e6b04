import type { LocalDate } from '../../time/rules/local-date.ts';
import { calendarOf, type Pause } from './pause.ts';
import { programmeWeekOpensOn } from './programme-week.ts';

export type ModuleProgress = {
  number: number;
  isVideoWatched: boolean;
  chapterCount: number;
  readChapterCount: number;
  /**
   * Number of read chapters that open before the module. A person who reads these chapters has not
   * begun the module (D79).
   */
  earlyReadCount?: number;
};

/**
 * `opensOn`: null for a past date and before S0; `afterModule`: null without a condition.
 * `isStopped`: the person has left, and the module cannot change.
 */
export type ModuleState = { number: number; isStopped: boolean } & (
  | { state: 'open' | 'inProgress' | 'complete' }
  | { state: 'locked'; opensOn: LocalDate | null; afterModule: number | null }
);

export type ModuleProgramme = {
  programmeWeek: number;
  firstDayOn: LocalDate | null;
  pauses: readonly Pause[];
  isAbandoned: boolean;
  takesEntries: boolean;
};

function isComplete(module: ModuleProgress): boolean {
  return module.isVideoWatched && module.readChapterCount >= module.chapterCount;
}

/**
 * Module n opens in week n when module n − 1 is complete. An added chapter never closes a begun
 * module.
 * @decision D34 D36
 */
export function moduleStates(
  modules: readonly ModuleProgress[],
  { programmeWeek, firstDayOn, pauses, isAbandoned, takesEntries }: ModuleProgramme,
): ModuleState[] {
  const calendar = calendarOf({ firstDayOn, pauses });
  return modules.map((module, index) => {
    const { number } = module;
    const isStopped = !takesEntries;
    if (isComplete(module)) return { number, state: 'complete', isStopped };
    if (module.isVideoWatched || module.readChapterCount > (module.earlyReadCount ?? 0)) {
      return { number, state: 'inProgress', isStopped };
    }
    const previous = modules[index - 1];
    const afterModule = previous && !isComplete(previous) ? previous.number : null;
    const isWeekReached = programmeWeek >= number;
    if (isWeekReached && afterModule === null) return { number, state: 'open', isStopped };
    if (isStopped || (isAbandoned && !isWeekReached)) {
      return { number, state: 'locked', isStopped: true, opensOn: null, afterModule: null };
    }
    const opensOn =
      isWeekReached || calendar === null ? null : programmeWeekOpensOn(calendar, number);
    return { number, state: 'locked', isStopped, opensOn, afterModule };
  });
}

/**
 * First module that is open or in progress, else the last complete module. Null before the
 * programme starts.
 * @decision D34
 */
export function moduleInProgress(states: readonly ModuleState[]): number | null {
  const current = states.find(({ state }) => state === 'open' || state === 'inProgress');
  return (current ?? states.findLast(({ state }) => state === 'complete'))?.number ?? null;
}
