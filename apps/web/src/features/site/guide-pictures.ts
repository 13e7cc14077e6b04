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

/** Their size in CSS pixels, that of a phone: it reserves their space. */
export const pictureSize = { width: 360, height: 640 } as const;

/** Address of a picture, by language and theme; null for an unknown one. */
export function pictureUrl(id: string, locale: Locale, theme: 'day' | 'night'): string | null {
  return guidePictures.includes(id) ? `/guide/${id}.${locale}.${theme}.webp` : null;
}
