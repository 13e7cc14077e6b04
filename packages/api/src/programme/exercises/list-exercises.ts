import { z } from 'zod';
import { participantProcedure } from '../../trpc.ts';
import { chaptersOf } from '../course-places.ts';
import { isModuleKept, isModuleShown } from '../module-gate.ts';
import { chapterNameOf, chapterNameOutput } from '../module-output.ts';
import { modulesOfProgramme } from '../record/modules-of-programme.ts';
import { nodesOutput } from '../node-output.ts';
import { readOwnCourse } from '../own-module.ts';
import { factsOf } from '../rules/programme-facts.ts';
import { exercisesIn } from './exercise-input.ts';
import { readExercises } from './read-exercises.ts';

/**
 * Exercises that the caller may write now or has written, by chapter in the order of the course. `findExercises` returns the answers.
 * @decision D36 D37 D72
 */
export const listExercises = participantProcedure
  .output(
    z.array(
      chapterNameOutput.extend({
        /** True when writing is possible now; answers are always readable. */
        isKept: z.boolean(),
        /** The exercises as the chapter defines them. */
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
      const isShown = module !== undefined && isModuleShown(module, facts);
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
