import type { Chapter, Course, CourseModule } from '@aube/content';
import { AppError } from '../errors.ts';

/** Every chapter, numbered through the whole programme. @decision D34 */
export const chaptersOf = ({ modules }: Course): Chapter[] =>
  modules.flatMap(({ chapters }) => chapters);

/** The module of that number. @throws NOT_FOUND */
export function getModule({ modules }: Course, number: number): CourseModule {
  const found = modules.find((module) => module.number === number);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** The chapter of that number or id. @throws NOT_FOUND */
export function getChapterOf(course: Course, place: { number: number } | { id: string }): Chapter {
  const found = chaptersOf(course).find((chapter) =>
    'id' in place ? chapter.id === place.id : chapter.number === place.number,
  );
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
