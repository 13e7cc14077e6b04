/** Where a film was left, in whole seconds, and which film it was; null from before that was noted. */
export type FilmBookmark = { film: string | null; positionSeconds: number };

/**
 * Where to go on in `film`, in whole seconds: where it was left, or its beginning when that was
 * another film, since everything before the place counts as seen (reprise de la vidéo).
 * @decision D34
 */
export function placeInFilm(bookmark: FilmBookmark | undefined, film: string): number {
  if (!bookmark) return 0;
  return bookmark.film === null || bookmark.film === film ? bookmark.positionSeconds : 0;
}
