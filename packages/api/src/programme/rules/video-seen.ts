/** Ways to complete a video: watch the film, or read the text of the video to the end. */
export const seenWays = ['film', 'text'] as const;
export type SeenWay = (typeof seenWays)[number];

/** @decision D73 */
export function canBeSeenBy(way: SeenWay, { hasText }: { hasText: boolean }): boolean {
  return way === 'film' || hasText;
}
