import type { ModuleProgress } from './module-state.ts';

type CourseModule = {
  readonly number: number;
  readonly chapters: readonly { readonly id: string }[];
};

type Done = {
  /** Numbers of the modules with a seen film. */
  readonly watchedModules: readonly number[];
  /** Ids of read chapters; removed chapters do not count. */
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
