import { currentStepOf, type CourseStep } from '@aube/api/rules';
import type { Module, ModuleChapter, ModuleStanding } from './use-modules.ts';

export type Step =
  | { readonly kind: 'video'; readonly module: Module }
  | { readonly kind: 'chapter'; readonly module: Module; readonly chapter: ModuleChapter };

export const stepsOf = (module: Module): Step[] => [
  { kind: 'video', module },
  ...module.chapters.map((chapter) => ({ kind: 'chapter', module, chapter }) as const),
];

export const placeOf = ({ module: { number: moduleNumber }, ...step }: Step): CourseStep =>
  step.kind === 'video'
    ? { kind: 'video', moduleNumber }
    : { kind: 'chapter', moduleNumber, chapterNumber: step.chapter.number };

const isAt = (step: Step, place: CourseStep): boolean =>
  step.kind === 'chapter'
    ? place.kind === 'chapter' && step.chapter.number === place.chapterNumber
    : place.kind === 'video' && step.module.number === place.moduleNumber;

/** Null at the start and at the end of the programme. @decision D34 */
export function neighboursOf(
  modules: readonly Module[],
  place: CourseStep,
): { readonly previous: Step | null; readonly next: Step | null } {
  const steps = modules.flatMap(stepsOf);
  const index = steps.findIndex((step) => isAt(step, place));
  if (index < 0) return { previous: null, next: null };
  return { previous: steps[index - 1] ?? null, next: steps[index + 1] ?? null };
}

/** @decision D34 */
export function resumeAt(module: Module): Step {
  const place = currentStepOf({
    ...module,
    chapters: module.chapters.map(({ number, readAt }) => ({ number, isRead: readAt !== null })),
  });
  const steps = stepsOf(module);
  return steps.find((step) => isAt(step, place)) ?? { kind: 'video', module };
}

/** A chapter has its own state, because a chapter can open before its module. @decision D79 */
export function isStepOpen(step: Step): boolean {
  return step.kind === 'chapter' ? step.chapter.isOpen : step.module.state !== 'locked';
}

export function isDone(step: Step): boolean {
  return step.kind === 'video' ? step.module.isVideoWatched : step.chapter.readAt !== null;
}

export function progressOf({ isVideoWatched, readChapterCount, chapterCount }: ModuleStanding) {
  return { done: readChapterCount + (isVideoWatched ? 1 : 0), all: chapterCount + 1 };
}

const wordsAMinute = 180;

export function readingMinutes({ wordCount }: Pick<ModuleChapter, 'wordCount'>): number {
  return Math.max(1, Math.round(wordCount / wordsAMinute));
}
