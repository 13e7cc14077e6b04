/** Limits of a logo's PNG file; a test compares them with the limits in `packages/content`. */
export const LOGO_BOUNDS = { width: 480, height: 160, least: 24, characters: 53_336 } as const;

/**
 * Size of a logo: as large as the limits allow, with the proportions of the picture, and never
 * larger than the picture.
 * @param share factor for a smaller logo, when the file is too large
 */
export function logoSize(
  { width, height }: { readonly width: number; readonly height: number },
  share = 1,
): { width: number; height: number } {
  const scale = Math.min(1, LOGO_BOUNDS.width / width, LOGO_BOUNDS.height / height) * share;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
