import type { ModuleProgress } from './module-state.ts';

type CourseModule = {
  readonly number: number;
  readonly chapters: readonly { readonly id: string }[];
};

type Done = {
  /** Numbers of the modules whose film was seen. */
  readonly watchedModules: readonly number[];
  /** Ids of the chapters that were read; those that the course no longer has count for nothing. */
  readonly readChapters: readonly string[];
};

/** What was done of each module of the course. @decision D34 */
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
