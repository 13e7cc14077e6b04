import type { Chapter } from '@aube/content';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { entityId, whole } from '../primitives.ts';
import { userStatementProcedure } from '../trpc.ts';
import { chaptersOf, getChapterOf } from './course-places.ts';
import { isChapterShown, isModuleKept, refuseUnlessChapterShown } from './module-gate.ts';
import { chapterNameOf, chapterNameOutput, readAtOf } from './module-output.ts';
import { modulesOfProgramme } from './record/modules-of-programme.ts';
import { nodesOutput } from './record/node-output.ts';
import { factsOf } from './rules/programme-facts.ts';
import { readProgramme } from './record/programme-record.ts';

const neighbourOutput = chapterNameOutput.extend({
  isOpen: z.boolean(),
});

const chapterOutput = chapterNameOutput.extend({
  moduleTitle: z.string(),
  readAt: z.string().nullable(),
  isKept: z.boolean(),
  wordCount: z.number(),
  body: nodesOutput,
  previous: neighbourOutput.nullable(),
  next: neighbourOutput.nullable(),
});

/**
 * Chapter by its number in the whole programme, not in its module (« chapitre »). Open chapters
 * stay readable after abandonment.
 * @throws MODULE_LOCKED with `module`, `opensOn`, `afterModule`; QUESTIONNAIRE_DUE with
 *   `questionnaire`; NOT_FOUND for an unknown chapter or a person unknown to the caller
 * @decision D34 D36 D37 D44 D79
 */
export const getChapter = userStatementProcedure
  .input(z.object({ userId: entityId.optional(), number: whole(1, 999) }))
  .output(chapterOutput)
  .query(async ({ ctx, input: { userId, number } }) => {
    const record = await readProgramme(ctx, userId, { type: 'chapter', id: number });
    const facts = factsOf(record, ctx.now);
    const standings = modulesOfProgramme(record, ctx.course, ctx.now);
    const standingOf = ({ moduleNumber }: Chapter) => {
      const standing = standings.find((each) => each.number === moduleNumber);
      if (!standing) throw new AppError('NOT_FOUND');
      return standing;
    };
    const chapter = getChapterOf(ctx.course, { number });
    refuseUnlessChapterShown({ id: chapter.id, module: standingOf(chapter) }, facts);
    const neighbour = (place: number) => {
      const found = chaptersOf(ctx.course).find((each) => each.number === place);
      if (!found) return null;
      return {
        ...chapterNameOf(found, ctx.locale),
        isOpen: isChapterShown({ id: found.id, module: standingOf(found) }, facts),
      };
    };
    const module = ctx.course.modules.find((each) => each.number === chapter.moduleNumber);
    const { body, wordCount } = chapter.text[ctx.locale];
    return {
      ...chapterNameOf(chapter, ctx.locale),
      moduleTitle: module?.title[ctx.locale] ?? '',
      readAt: readAtOf(record, chapter.id),
      isKept: isModuleKept(record, facts),
      wordCount,
      body,
      previous: neighbour(number - 1),
      next: neighbour(number + 1),
    };
  });
