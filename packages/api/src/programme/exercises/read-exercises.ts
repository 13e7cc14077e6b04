import type { Database } from '@aube/db';
import { exerciseAnswers, exerciseEntries } from '@aube/db/schema';
import { and, asc, desc, eq } from 'drizzle-orm';
import { exerciseOutputOf, type ExerciseOutput } from './exercise-output.ts';

/** A person's exercise answers, of one chapter or all; the latest entry first. */
export async function readExercises(
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
