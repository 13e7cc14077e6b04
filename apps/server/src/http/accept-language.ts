import type { Locale } from '@aube/content/locale';
const RANGE = /^\s*(fr|en)(?:-[\w-]+)?\s*(?:;\s*q=([01](?:\.\d+)?))?\s*$/i;

/**
 * Preferred language of an `Accept-Language` header; null when the header names no supported
 * language.
 */
export function localeOfHeader(header: string | undefined): Locale | null {
  let best: Locale | null = null;
  let bestQuality = 0;
  for (const part of (header ?? '').split(',')) {
    const [, language, quality] = RANGE.exec(part) ?? [];
    const weight = quality === undefined ? 1 : Number(quality);
    if (language !== undefined && weight > bestQuality) {
      best = language.toLowerCase() as Locale;
      bestQuality = weight;
    }
  }
  return best;
}
