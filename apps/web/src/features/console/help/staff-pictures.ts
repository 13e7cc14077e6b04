import type { Locale } from '../../../lib/locale.ts';

/** Screenshots for the guide of staff, taken by `guide-pictures` of `apps/e2e`. */
export const staffPictures: readonly string[] = [
  'home',
  'calls',
  'invite',
  'participants',
  'views',
  'selection',
  'follow-up',
  'figures',
  'data',
  'account',
  'contacts',
  'instruments',
];

/** In CSS pixels. */
export const staffPictureSize = { width: 1280, height: 720 } as const;

export const staffPictureUrl = (id: string, locale: Locale): string | null =>
  staffPictures.includes(id) ? `/staff-guide/${id}.${locale}.webp` : null;
