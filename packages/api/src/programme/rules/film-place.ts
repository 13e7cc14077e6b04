/** A position in a film, in whole seconds, with the film's id; null for old rows without one. */
export type FilmBookmark = { film: string | null; positionSeconds: number };

/**
 * Position in `film` to go on from, in whole seconds: the stored one, or the beginning if it
 * belongs to another film, because everything before the position counts as seen (reprise de la
 * vidéo).
 * @decision D34
 */
export function placeInFilm(bookmark: FilmBookmark | undefined, film: string): number {
  if (!bookmark) return 0;
  return bookmark.film === null || bookmark.film === film ? bookmark.positionSeconds : 0;
}
