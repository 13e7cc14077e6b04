import type { ModuleProgress } from './module-state.ts';

type CourseModule = {
  readonly number: number;
  readonly chapters: readonly { readonly id: string }[];
};

type Done = {
  readonly watchedModules: readonly number[];
  /** Ids of chapters that were read; chapters that the course no longer has are ignored. */
  readonly readChapters: readonly string[];
};

/** Progress in each module of the course. @decision D34 */
export function moduleProgress(
  modules: readonly CourseModule[],
  { watchedModules, readChapters }: Done,
): ModuleProgress[] {
  return modules.map(({ number, chapters }) => ({
    number,
    isVideoWatched: watchedModules.includes(number),
    chapterCount: chapters.length,
    readChapterCount: chapters.filter(({ id }) => readChapters.includes(id)).length,
  }));
}
