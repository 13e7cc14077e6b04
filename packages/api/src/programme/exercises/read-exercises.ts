import { ACQUIRED_TRIALS } from '@aube/content';
import type { Locale } from '@aube/content/locale';
import type { Database } from '@aube/db';
import { diaryWeeks, exerciseAnswers, exerciseEntries } from '@aube/db/schema';
import { intentionCodes } from '@aube/dictionary';
import { and, asc, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  exerciseOutputOf,
  type ExerciseOutput,
  exerciseOutput,
  exercisesIn,
  answersIn,
} from './exercise.ts';
import { text } from '../../primitives.ts';
import { participantProcedure } from '../../trpc.ts';
import { chaptersOf, getChapterOf } from '../course-places.ts';
import { isModuleKept, isChapterShown } from '../module-gate.ts';
import { chapterNameOf, chapterNameOutput } from '../module-output.ts';
import { modulesOfProgramme } from '../record/modules-of-programme.ts';
import { nodesOutput } from '../record/node-output.ts';
import { readOwnCourse } from '../own-module.ts';
import { acquiredTrials } from '../rules/acquired-trials.ts';
import { factsOf } from '../rules/programme-facts.ts';
import { proposedAnswers, type WrittenAnswer } from '../rules/proposed-answers.ts';

async function readExercises(
  db: Database,
  { userId, chapterId }: { userId: number; chapterId?: string | undefined },
): Promise<ExerciseOutput[]> {
  const of = (table: typeof exerciseAnswers | typeof exerciseEntries) =>
    and(
      eq(table.userId, userId),
      chapterId === undefined ? undefined : eq(table.chapterId, chapterId),
    );
  const [entries, rows] = await Promise.all([
    db
      .select()
      .from(exerciseEntries)
      .where(of(exerciseEntries))
      .orderBy(
        asc(exerciseEntries.chapterId),
        asc(exerciseEntries.exerciseId),
        desc(exerciseEntries.writtenOn),
        desc(exerciseEntries.updatedAt),
      ),
    db
      .select()
      .from(exerciseAnswers)
      .where(of(exerciseAnswers))
      .orderBy(asc(exerciseAnswers.chapterId), asc(exerciseAnswers.exerciseId)),
  ]);
  return [...entries, ...rows].map(exerciseOutputOf);
}

/**
 * The caller's exercises (« exercices ») with answers and entries. Staff can never read exercises.
 * @decision D36 D37 D72
 */
export const findExercises = participantProcedure
  .input(z.object({ chapterId: text(80).optional() }))
  .output(z.array(exerciseOutput))
  .query(({ ctx, input: { chapterId } }) =>
    readExercises(ctx.db, { userId: ctx.actor.userId, chapterId }),
  );

/**
 * Experiments that became a habit, one experiment per line; null without experiments.
 * @decision D84
 */
async function acquiredWords(
  db: Database,
  userId: number,
  locale: Locale,
): Promise<WrittenAnswer | null> {
  const { number, intention, trialOutcome } = diaryWeeks;
  const weeks = await db
    .select({ number, intention, trialOutcome })
    .from(diaryWeeks)
    .where(eq(diaryWeeks.userId, userId))
    .orderBy(asc(number));
  const lines = acquiredTrials(weeks).map(({ code }) => intentionCodes[code].label[locale]);
  if (lines.length === 0) return null;
  return { field: { kind: 'long', choices: [] }, value: lines.join('\n') };
}

/**
 * Exercises that the caller can write or has written, in the order of the course, without answers.
 * @decision D36 D37 D72
 */
export const listExercises = participantProcedure
  .output(
    z.array(
      chapterNameOutput.extend({
        isKept: z.boolean(),
        exercises: nodesOutput,
      }),
    ),
  )
  .query(async ({ ctx }) => {
    const record = await readOwnCourse(ctx);
    const facts = factsOf(record, ctx.now);
    const standings = modulesOfProgramme(record, ctx.course, ctx.now);
    const stored = await readExercises(ctx.db, { userId: ctx.actor.userId });
    return chaptersOf(ctx.course).flatMap((chapter) => {
      const module = standings.find(({ number }) => number === chapter.moduleNumber);
      const isShown = module !== undefined && isChapterShown({ id: chapter.id, module }, facts);
      const isWritten = (id: string) =>
        stored.some(({ chapterId, exerciseId }) => chapterId === chapter.id && exerciseId === id);
      const exercises = exercisesIn(chapter.text[ctx.locale].body).filter(
        ({ id }) => isShown || isWritten(id),
      );
      if (exercises.length === 0) return [];
      const isKept = isShown && isModuleKept(record, facts);
      return [{ ...chapterNameOf(chapter, ctx.locale), isKept, exercises }];
    });
  });

/**
 * Earlier answers that can prefill the exercises of a chapter. For example, the relapse plan
 * proposes earlier signs and tools.
 * @throws NOT_FOUND for an unknown chapter
 * @decision D72
 */
export const proposeAnswers = participantProcedure
  .input(z.object({ chapterId: text(80) }))
  .output(z.record(z.string(), z.record(z.string(), z.string())))
  .query(async ({ ctx, input: { chapterId } }) => {
    const chapter = getChapterOf(ctx.course, { id: chapterId });
    const stored = await readExercises(ctx.db, { userId: ctx.actor.userId });
    const written = new Map<string, WrittenAnswer>();
    for (const { id, text: words } of chaptersOf(ctx.course)) {
      for (const exercise of exercisesIn(words[ctx.locale].body)) {
        const own = stored.find(
          ({ chapterId: of, exerciseId }) => of === id && exerciseId === exercise.id,
        );
        for (const field of own ? answersIn(exercise) : []) {
          const value = own?.answers[field.id];
          if (value !== undefined) written.set(`${exercise.id}.${field.id}`, { field, value });
        }
      }
    }
    const habits = await acquiredWords(ctx.db, ctx.actor.userId, ctx.locale);
    if (habits !== null) written.set(ACQUIRED_TRIALS, habits);
    return Object.fromEntries(
      exercisesIn(chapter.text[ctx.locale].body).flatMap((exercise) => {
        const proposed = proposedAnswers(answersIn(exercise), (name) => written.get(name) ?? null);
        return Object.keys(proposed).length === 0 ? [] : [[exercise.id, proposed]];
      }),
    );
  });
