import { z } from 'zod';
import { text } from '../../primitives.ts';
import { participantProcedure } from '../../trpc.ts';
import { chaptersOf, getChapterOf } from '../course-places.ts';
import { proposedAnswers, type WrittenAnswer } from '../rules/proposed-answers.ts';
import { answersIn, exercisesIn } from './exercise-input.ts';
import { readExercises } from './read-exercises.ts';

/**
 * Earlier answers that may prefill the exercises of a chapter, by exercise and answer (the relapse
 * plan gathers signs, hours and tools).
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
    return Object.fromEntries(
      exercisesIn(chapter.text[ctx.locale].body).flatMap((exercise) => {
        const proposed = proposedAnswers(answersIn(exercise), (name) => written.get(name) ?? null);
        return Object.keys(proposed).length === 0 ? [] : [[exercise.id, proposed]];
      }),
    );
  });
