/** Bounds of the PNG file of a logo; a test compares them with the check of the content. */
export const LOGO_BOUNDS = { width: 480, height: 160, least: 24, characters: 53_336 } as const;

/**
 * Size in which a picture becomes a logo: as large as possible within the bounds, in its own
 * proportions, and never larger than it is.
 * @param share a smaller share of that size, when the file is too large
 */
export function logoSize(
  { width, height }: { readonly width: number; readonly height: number },
  share = 1,
): { width: number; height: number } {
  const scale = Math.min(1, LOGO_BOUNDS.width / width, LOGO_BOUNDS.height / height) * share;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
