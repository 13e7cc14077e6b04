/** First week of each chapter that opens before its module. @decision D79 */
const EARLY_CHAPTERS: Readonly<Record<string, number>> = { 'staying-safe': 2 };

export const isEarlyChapter = (chapterId: string): boolean =>
  Object.hasOwn(EARLY_CHAPTERS, chapterId);

/** @decision D79 */
export function isOpenEarly(chapterId: string, programmeWeek: number): boolean {
  return isEarlyChapter(chapterId) && programmeWeek >= (EARLY_CHAPTERS[chapterId] ?? Infinity);
}
