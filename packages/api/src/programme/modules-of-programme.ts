import type { Course } from '@aube/content';
import { z } from 'zod';
import { factsOf } from './rules/programme-facts.ts';
import type { ProgrammeRecord } from './record/programme-record.ts';
import type { ModuleSteps } from './rules/current-step.ts';
import { moduleProgress } from './rules/module-progress.ts';
import { moduleStates } from './rules/module-state.ts';

/** Where a participant stands in one module, as every page shows it. */
export const moduleStandingOutput = z.object({
  number: z.number(),
  state: z.enum(['locked', 'open', 'inProgress', 'complete']),
  /** While locked: the date on which its week opens; null once it has come, or when none is known. */
  opensOn: z.string().nullable(),
  /** While locked: the module to complete first. */
  afterModule: z.number().nullable(),
  /** The programme was left: a locked one never opens, an open one is only read. */
  isStopped: z.boolean(),
  isVideoWatched: z.boolean(),
  readChapterCount: z.number(),
  chapterCount: z.number(),
});
export type ModuleStanding = z.infer<typeof moduleStandingOutput>;

/** What was done of each module, chapter by chapter. */
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

/** Where a participant stands in each of the six modules at `now`. @decision D34 */
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
