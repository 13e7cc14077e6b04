/** Position in a film in whole seconds; `film` is null in old rows. */
export type FilmBookmark = { film: string | null; positionSeconds: number };

/**
 * Position in whole seconds at which `film` continues; 0 when the stored position belongs to
 * another film.
 * @decision D34
 */
export function placeInFilm(bookmark: FilmBookmark | undefined, film: string): number {
  if (!bookmark) return 0;
  return bookmark.film === null || bookmark.film === film ? bookmark.positionSeconds : 0;
}
