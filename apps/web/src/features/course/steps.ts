import { currentStepOf, type CourseStep } from '@aube/api/rules';
import type { Module, ModuleChapter, ModuleStanding } from './use-modules.ts';

/** A step of the course with the words of its link. */
export type Step =
  | { readonly kind: 'video'; readonly module: Module }
  | { readonly kind: 'chapter'; readonly module: Module; readonly chapter: ModuleChapter };

/** The video and the chapters of a module, in order. */
export const stepsOf = (module: Module): Step[] => [
  { kind: 'video', module },
  ...module.chapters.map((chapter) => ({ kind: 'chapter', module, chapter }) as const),
];

/** A step as the rules name it. */
export const placeOf = ({ module: { number: moduleNumber }, ...step }: Step): CourseStep =>
  step.kind === 'video'
    ? { kind: 'video', moduleNumber }
    : { kind: 'chapter', moduleNumber, chapterNumber: step.chapter.number };

const isAt = (step: Step, place: CourseStep): boolean =>
  step.kind === 'chapter'
    ? place.kind === 'chapter' && step.chapter.number === place.chapterNumber
    : place.kind === 'video' && step.module.number === place.moduleNumber;

/** The steps before and after one, in the whole programme; null at its ends. @decision D34 */
export function neighboursOf(
  modules: readonly Module[],
  place: CourseStep,
): { readonly previous: Step | null; readonly next: Step | null } {
  const steps = modules.flatMap(stepsOf);
  const index = steps.findIndex((step) => isAt(step, place));
  if (index < 0) return { previous: null, next: null };
  return { previous: steps[index - 1] ?? null, next: steps[index + 1] ?? null };
}

/** The step to continue with in a module: the first that is not done, else the last. @decision D34 */
export function resumeAt(module: Module): Step {
  const place = currentStepOf({
    ...module,
    chapters: module.chapters.map(({ number, readAt }) => ({ number, isRead: readAt !== null })),
  });
  const steps = stepsOf(module);
  return steps.find((step) => isAt(step, place)) ?? { kind: 'video', module };
}

export function isDone(step: Step): boolean {
  return step.kind === 'video' ? step.module.isVideoWatched : step.chapter.readAt !== null;
}

/** Number of done steps of a module, its video included. */
export function progressOf({ isVideoWatched, readChapterCount, chapterCount }: ModuleStanding) {
  return { done: readChapterCount + (isVideoWatched ? 1 : 0), all: chapterCount + 1 };
}

const wordsAMinute = 180;

/** Minutes for a tired reader, at least one. */
export function readingMinutes({ wordCount }: Pick<ModuleChapter, 'wordCount'>): number {
  return Math.max(1, Math.round(wordCount / wordsAMinute));
}
