import type { Locale } from '../../lib/locale.ts';

/** The pictures of the user guide: screens of this version, taken by `guide-pictures` of `apps/e2e`. */
export const guidePictures: readonly string[] = [
  'programme',
  'night',
  'schedule',
  'module',
  'video',
  'exercise',
  'evolution',
  'display',
];

/** Their size in CSS pixels, a telephone's: it keeps their room. */
export const pictureSize = { width: 360, height: 640 } as const;

/** Where a picture lies, by language and theme; null for one that the site does not have. */
export function pictureUrl(id: string, locale: Locale, theme: 'day' | 'night'): string | null {
  return guidePictures.includes(id) ? `/guide/${id}.${locale}.${theme}.webp` : null;
}
