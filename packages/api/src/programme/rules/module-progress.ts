import { isEarlyChapter } from './early-chapter.ts';
import type { ModuleProgress } from './module-state.ts';

type CourseModule = {
  readonly number: number;
  readonly chapters: readonly { readonly id: string }[];
};

type Done = {
  readonly watchedModules: readonly number[];
  readonly readChapters: readonly string[];
};

/** @decision D34 */
export function moduleProgress(
  modules: readonly CourseModule[],
  { watchedModules, readChapters }: Done,
): ModuleProgress[] {
  return modules.map(({ number, chapters }) => ({
    number,
    isVideoWatched: watchedModules.includes(number),
    chapterCount: chapters.length,
    readChapterCount: chapters.filter(({ id }) => readChapters.includes(id)).length,
    earlyReadCount: chapters.filter(({ id }) => isEarlyChapter(id) && readChapters.includes(id))
      .length,
  }));
}
