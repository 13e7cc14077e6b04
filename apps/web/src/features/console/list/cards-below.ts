import type { Display } from '../../../lib/display.ts';

const scales = { small: 0.9, medium: 1, large: 1.2, extraLarge: 1.45 } as const;
const phoneRem = 43.75;
const columnRem = 9.5;

/**
 * A narrower screen shows a list as cards. Width in rem of the medium text; larger text needs a
 * wider screen.
 */
export function cardsBelow(columns: number, textSize: Display['textSize']): number {
  const scale = scales[textSize];
  return scale <= 1 ? phoneRem : Math.max(phoneRem, columns * columnRem * scale);
}
