import type { Locale } from '../../../lib/locale.ts';

/** Screenshots of this version for the guide of staff, taken by `guide-pictures` of `apps/e2e`. */
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

/** Size of each picture in CSS pixels. */
export const staffPictureSize = { width: 1280, height: 720 } as const;

export const staffPictureUrl = (id: string, locale: Locale): string | null =>
  staffPictures.includes(id) ? `/staff-guide/${id}.${locale}.webp` : null;
