import { LOGO_BOUNDS, logoSize } from '@aube/api/rules';

/** Each try draws the picture at this share of the size before. */
const SMALLER = 0.8;

/**
 * Draws a picture file as a PNG within the bounds of a logo.
 * @returns the PNG as base64; null for a file that is no picture, or that stays too large
 */
export async function drawLogo(file: File): Promise<string | null> {
  if (file.type !== 'image/png' && file.type !== 'image/webp') return null;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const canvas = document.createElement('canvas');
  for (let share = 1; ; share *= SMALLER) {
    const size = logoSize(picture, share);
    if (Math.min(size.width, size.height) < LOGO_BOUNDS.least) return null;
    Object.assign(canvas, size);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, size.width, size.height);
    const png = canvas.toDataURL('image/png').replace('data:image/png;base64,', '');
    if (png.length <= LOGO_BOUNDS.characters) return png;
  }
}
