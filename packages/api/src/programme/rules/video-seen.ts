/** How a video came to count as seen: the film was watched, or its text read to the end. */
export const seenWays = ['film', 'text'] as const;
export type SeenWay = (typeof seenWays)[number];

/**
 * Whether a video may be said to be seen in that way: a text is read only where there is one. A module
 * without a video is done by coming to it, so nothing is asked of the film.
 * @decision D73
 */
export function canBeSeenBy(way: SeenWay, { hasText }: { hasText: boolean }): boolean {
  return way === 'film' || hasText;
}
