import type { Locale } from '../../lib/locale.ts';

/** Pictures of the user guide: screens of this version, taken by `guide-pictures` of `apps/e2e`. */
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

/** Size of each picture in CSS pixels, used to reserve space. */
export const pictureSize = { width: 360, height: 640 } as const;

/** Address of a picture, by language and theme; null when the id is unknown. */
export function pictureUrl(id: string, locale: Locale, theme: 'day' | 'night'): string | null {
  return guidePictures.includes(id) ? `/guide/${id}.${locale}.${theme}.webp` : null;
}
