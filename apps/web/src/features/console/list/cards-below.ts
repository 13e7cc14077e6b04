import type { Display } from '../../../lib/display.ts';

/** Size of the text, compared with the medium text. */
const scales = { small: 0.9, medium: 1, large: 1.2, extraLarge: 1.45 } as const;
const phoneRem = 43.75;
/** Mean width of a column of the widest lists, participants and invitations. */
const columnRem = 9.5;

/**
 * Width in rem of medium text, under which a list is shown as cards. Larger text makes a table
 * wider than the screen.
 */
export function cardsBelow(columns: number, textSize: Display['textSize']): number {
  const scale = scales[textSize];
  return scale <= 1 ? phoneRem : Math.max(phoneRem, columns * columnRem * scale);
}
