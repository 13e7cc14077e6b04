const RANGE = /^\s*(fr|en)(?:-[\w-]+)?\s*(?:;\s*q=([01](?:\.\d+)?))?\s*$/i;

/** The better of our two languages for an `Accept-Language`; null when it asks for neither. */
export function localeOfHeader(header: string | undefined): 'fr' | 'en' | null {
  let best: 'fr' | 'en' | null = null;
  let bestQuality = 0;
  for (const part of (header ?? '').split(',')) {
    const [, language, quality] = RANGE.exec(part) ?? [];
    const weight = quality === undefined ? 1 : Number(quality);
    if (language !== undefined && weight > bestQuality) {
      best = language.toLowerCase() as 'fr' | 'en';
      bestQuality = weight;
    }
  }
  return best;
}
