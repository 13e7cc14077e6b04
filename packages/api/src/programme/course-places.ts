import type { Chapter, Course, CourseModule } from '@aube/content';
import { createHash } from 'node:crypto';
import { AppError } from '../errors.ts';
import type { ProgrammeRecord } from './record/programme-record.ts';
import { placeInFilm } from './rules/film-place.ts';

/** @decision D34 */
export const chaptersOf = ({ modules }: Course): Chapter[] =>
  modules.flatMap(({ chapters }) => chapters);

/** @throws NOT_FOUND */
export function getModule({ modules }: Course, number: number): CourseModule {
  const found = modules.find((module) => module.number === number);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** @throws NOT_FOUND */
export function getChapterOf(course: Course, place: { number: number } | { id: string }): Chapter {
  const found = chaptersOf(course).find((chapter) =>
    'id' in place ? chapter.id === place.id : chapter.number === place.number,
  );
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/**
 * Id of a film; null without a video. The id changes with the URLs of the film, and reveals no
 * URL.
 */
export function filmOf({ video }: Pick<CourseModule, 'video'>): string | null {
  if (!video) return null;
  const addresses = `${video.fr.url}\n${video.en.url}`;
  return createHash('sha256').update(addresses).digest('base64url').slice(0, 22);
}

export function keptFilmPlace(
  { videos }: ProgrammeRecord,
  module: Pick<CourseModule, 'number' | 'video'>,
): number {
  const film = filmOf(module);
  const bookmark = videos.find(({ moduleNumber }) => moduleNumber === module.number);
  return film === null ? 0 : placeInFilm(bookmark, film);
}
