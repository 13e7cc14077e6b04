import type { Chapter, Course, CourseVideo } from '@aube/content';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { getModule, keptFilmPlace } from './course-places.ts';
import { isChapterShown, isModuleShown } from './module-gate.ts';
import { moduleStandingOutput, modulesOfProgramme } from './record/modules-of-programme.ts';
import { factsOf, type ProgrammeFacts } from './rules/programme-facts.ts';
import type { ProgrammeRecord } from './record/programme-record.ts';
import { calendarOf } from './rules/pause.ts';
import { programmeWeekOpensOn } from './rules/programme-week.ts';

export const chapterNameOutput = z.object({
  number: z.number(),
  moduleNumber: z.number(),
  id: z.string(),
  title: z.string(),
  summary: z.string(),
});
export type ChapterName = z.infer<typeof chapterNameOutput>;

const videoOutput = z.object({
  url: z.string(),
  captionsUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
});

export const moduleOutput = moduleStandingOutput.extend({
  title: z.string(),
  summary: z.string(),
  weekOpensOn: z.string().nullable(),
  video: videoOutput.nullable(),
  videoPositionSeconds: z.number(),
  chapters: z.array(
    chapterNameOutput.extend({
      wordCount: z.number(),
      readAt: z.string().nullable(),
      isOpen: z.boolean(),
    }),
  ),
});
export type ModuleOutput = z.infer<typeof moduleOutput>;

export function chapterNameOf(chapter: Chapter, locale: Context['locale']): ChapterName {
  const { id, number, moduleNumber, text } = chapter;
  const { title, summary } = text[locale];
  return { id, number, moduleNumber, title, summary };
}

export function readAtOf(record: ProgrammeRecord, chapterId: string): string | null {
  const readAt = record.chapterReadAt[chapterId];
  return readAt === undefined ? null : new Date(readAt).toISOString();
}

const videoUrls = ({ url, captions, poster }: CourseVideo) => ({
  url,
  captionsUrl: captions[0]?.url ?? null,
  posterUrl: poster,
});

function weekOpensOn(facts: ProgrammeFacts, week: number) {
  const { abandonedAt, programmeWeek } = facts;
  const calendar = calendarOf(facts);
  const isToCome = abandonedAt === null || week <= programmeWeek;
  return calendar !== null && isToCome ? programmeWeekOpensOn(calendar, week) : null;
}

/** @decision D34 D43 */
export function modulesOutputOf(
  record: ProgrammeRecord,
  { course, locale, now }: { course: Course } & Pick<Context, 'locale' | 'now'>,
): ModuleOutput[] {
  const facts = factsOf(record, now);
  return modulesOfProgramme(record, course, now).map((standing) => {
    const { number } = standing;
    const module = getModule(course, number);
    const { title, summary, video, chapters } = module;
    return {
      ...standing,
      title: title[locale],
      summary: summary[locale],
      weekOpensOn: weekOpensOn(facts, number),
      video: video && isModuleShown(standing, facts) ? videoUrls(video[locale]) : null,
      videoPositionSeconds: keptFilmPlace(record, module),
      chapters: chapters.map((chapter) => ({
        ...chapterNameOf(chapter, locale),
        wordCount: chapter.text[locale].wordCount,
        readAt: readAtOf(record, chapter.id),
        isOpen: isChapterShown({ id: chapter.id, module: standing }, facts),
      })),
    };
  });
}
