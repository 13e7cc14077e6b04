import { elementsOf } from './chapter-blocks.ts';
import type { Chapter } from './course.ts';

const namesIn = (chapter: Chapter): string[] =>
  elementsOf(chapter.text.fr.body).flatMap((exercise) =>
    exercise.name === 'exercise'
      ? elementsOf(exercise.children).flatMap((answer) =>
          answer.name === 'answer' ? [`${exercise.id}.${answer.id}`] : [],
        )
      : [],
  );

/** Faults of the references between exercises: unknown or doubled sources, times of another chapter. */
export function exerciseNameFaults(chapters: readonly Chapter[]): string[] {
  const all = chapters.flatMap(namesIn);
  return chapters.flatMap((chapter) => {
    const own = namesIn(chapter);
    return elementsOf(chapter.text.fr.body).flatMap((element) => {
      const fault = (name: string) => `${chapter.id}: no one answer of the course is ${name}`;
      if (element.name === 'answer') {
        return element.from
          .filter((name) => all.filter((each) => each === name).length !== 1)
          .map(fault);
      }
      const isElsewhere =
        element.name === 'exercise' && element.at !== null && !own.includes(element.at);
      return isElsewhere
        ? [`${chapter.id}: the time ${element.at} is no answer of this chapter`]
        : [];
    });
  });
}
