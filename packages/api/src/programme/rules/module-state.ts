import type { LocalDate } from '../../time/rules/local-date.ts';
import { calendarOf, type Pause } from './pause.ts';
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
 * or is not known before S0, and which module must be completed first, null when that is done. One that is stopped
 * goes no further, the programme being left: it never opens, or it is only read.
 */
export type ModuleState = { number: number; isStopped: boolean } & (
  | { state: 'open' | 'inProgress' | 'complete' }
  | { state: 'locked'; opensOn: LocalDate | null; afterModule: number | null }
);

/** Where the programme stands, for its modules. */
export type ModuleProgramme = {
  programmeWeek: number;
  firstDayOn: LocalDate | null;
  pauses: readonly Pause[];
  /** Weeks stand still from then on (decision D14). */
  isAbandoned: boolean;
  /** Whether anything may still be done in a module (decision D36). */
  takesEntries: boolean;
};

function isComplete(module: ModuleProgress): boolean {
  return module.isVideoWatched && module.readChapterCount >= module.chapterCount;
}

/**
 * The states of the modules, given in order: module n opens when the programme has reached week n and module n − 1
 * is complete. One already begun stays open, so that a chapter added to the one before takes nothing away.
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
    if (module.isVideoWatched || module.readChapterCount > 0) {
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
 * The module to which a page without a module's number leads (premiere-derniere-etape): the first that is open or in
 * progress, else the last that is complete; null before the programme starts.
 * @decision D34
 */
export function moduleInProgress(states: readonly ModuleState[]): number | null {
  const current = states.find(({ state }) => state === 'open' || state === 'inProgress');
  return (current ?? states.findLast(({ state }) => state === 'complete'))?.number ?? null;
}
