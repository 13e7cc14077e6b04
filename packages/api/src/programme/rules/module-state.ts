import type { LocalDate } from '../../time/rules/local-date.ts';
import { calendarOf, type Pause } from './pause.ts';
import { programmeWeekOpensOn } from './programme-week.ts';

export type ModuleProgress = {
  number: number;
  isVideoWatched: boolean;
  chapterCount: number;
  readChapterCount: number;
  /**
   * Number of read chapters that open before the module. These chapters do not begin the module
   * (D79).
   */
  earlyReadCount?: number;
};

/**
 * State of a module (« état du module »). A locked module has the date on which its week opens
 * (null when past, or unknown before S0) and the module to complete first (null without a
 * condition). `isStopped` is true after leaving: locked modules never open, and open modules
 * cannot be changed.
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
 * States of the modules, in order. Module n opens when the programme has reached week n and module
 * n − 1 is complete. A module in progress stays open when a chapter is added to an earlier module.
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
 * The module that a page without a module's number opens (premiere-derniere-etape): the first
 * module that is open or in progress, else the last complete module; null before the programme
 * starts.
 * @decision D34
 */
export function moduleInProgress(states: readonly ModuleState[]): number | null {
  const current = states.find(({ state }) => state === 'open' || state === 'inProgress');
  return (current ?? states.findLast(({ state }) => state === 'complete'))?.number ?? null;
}
