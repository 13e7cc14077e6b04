import type { Course } from '@aube/content';
import { z } from 'zod';
import { factsOf } from '../rules/programme-facts.ts';
import type { ProgrammeRecord } from './programme-record.ts';
import { type ModuleSteps, currentStepOf, stepsOfModule } from '../rules/current-step.ts';
import { moduleProgress } from '../rules/module-progress.ts';
import { moduleStates, moduleInProgress } from '../rules/module-state.ts';

export const moduleStandingOutput = z.object({
  number: z.number(),
  state: z.enum(['locked', 'open', 'inProgress', 'complete']),
  /** Null when the date is past or unknown. */
  opensOn: z.string().nullable(),
  /** Module to complete before this module opens; null without a condition. */
  afterModule: z.number().nullable(),
  /** True after leaving: a locked module never opens, an open module is read-only. */
  isStopped: z.boolean(),
  isVideoWatched: z.boolean(),
  readChapterCount: z.number(),
  chapterCount: z.number(),
});
export type ModuleStanding = z.infer<typeof moduleStandingOutput>;

export function moduleStepsOf(record: ProgrammeRecord, { modules }: Course): ModuleSteps[] {
  return modules.map(({ number, chapters }) => ({
    number,
    isVideoWatched: record.videos.some(
      (video) => video.moduleNumber === number && video.watchedAt !== null,
    ),
    chapters: chapters.map((chapter) => ({
      number: chapter.number,
      isRead: record.chapterReadAt[chapter.id] !== undefined,
    })),
  }));
}

/** @decision D34 */
export function modulesOfProgramme(
  record: ProgrammeRecord,
  course: Course,
  now: Date,
): ModuleStanding[] {
  const progress = moduleProgress(course.modules, {
    watchedModules: record.videos.flatMap(({ moduleNumber, watchedAt }) =>
      watchedAt === null ? [] : [moduleNumber],
    ),
    readChapters: Object.keys(record.chapterReadAt),
  });
  const states = moduleStates(progress, factsOf(record, now));
  return progress.flatMap((done, index) => {
    const standing = states[index];
    return standing ? { opensOn: null, afterModule: null, ...done, ...standing } : [];
  });
}

const stepOutput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('video'), moduleNumber: z.number() }),
  z.object({ kind: z.literal('chapter'), moduleNumber: z.number(), chapterNumber: z.number() }),
]);

export const currentStepOutput = z.object({
  moduleNumber: z.number(),
  first: stepOutput,
  last: stepOutput,
  current: stepOutput,
});
type CurrentStep = z.infer<typeof currentStepOutput>;

/** @decision D34 */
export function currentStepIn(
  record: Parameters<typeof moduleStepsOf>[0],
  course: Parameters<typeof moduleStepsOf>[1],
  now: Date,
): CurrentStep | null {
  const moduleNumber = moduleInProgress(modulesOfProgramme(record, course, now));
  const module = moduleStepsOf(record, course).find(({ number }) => number === moduleNumber);
  if (!module) return null;
  const steps = stepsOfModule(module);
  const current = currentStepOf(module);
  return {
    moduleNumber: module.number,
    first: steps[0] ?? current,
    last: steps.at(-1) ?? current,
    current,
  };
}
