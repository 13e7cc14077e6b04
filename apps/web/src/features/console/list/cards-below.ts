import type { Display } from '../../../lib/display.ts';

const scales = { small: 0.9, medium: 1, large: 1.2, extraLarge: 1.45 } as const;
const phoneRem = 43.75;
const columnRem = 9.5;

/**
 * Screen width below which a list is shown as cards, in rem of the medium text. Larger text needs a
 * wider screen.
 */
export function cardsBelow(columns: number, textSize: Display['textSize']): number {
  const scale = scales[textSize];
  return scale <= 1 ? phoneRem : Math.max(phoneRem, columns * columnRem * scale);
}
