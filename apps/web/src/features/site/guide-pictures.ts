import type { Locale } from '../../lib/locale.ts';

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

/** In CSS pixels. */
export const pictureSize = { width: 360, height: 640 } as const;

export function pictureUrl(id: string, locale: Locale, theme: 'day' | 'night'): string | null {
  return guidePictures.includes(id) ? `/guide/${id}.${locale}.${theme}.webp` : null;
}
