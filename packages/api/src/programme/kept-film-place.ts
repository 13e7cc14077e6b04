import { createHash } from 'node:crypto';
import type { CourseModule } from '@aube/content';
import type { ProgrammeRecord } from './record/programme-record.ts';
import { placeInFilm } from './rules/film-place.ts';

/**
 * Id of a module's film, the same for both languages, which share one timeline; a replaced file
 * changes it. It does not reveal addresses. Null for a module without a video.
 */
export function filmOf({ video }: Pick<CourseModule, 'video'>): string | null {
  if (!video) return null;
  const addresses = `${video.fr.url}\n${video.en.url}`;
  return createHash('sha256').update(addresses).digest('base64url').slice(0, 22);
}

/** Position in a module's video to go on from, in whole seconds; 0 for the beginning. */
export function keptFilmPlace(
  { videos }: ProgrammeRecord,
  module: Pick<CourseModule, 'number' | 'video'>,
): number {
  const film = filmOf(module);
  const bookmark = videos.find(({ moduleNumber }) => moduleNumber === module.number);
  return film === null ? 0 : placeInFilm(bookmark, film);
}
