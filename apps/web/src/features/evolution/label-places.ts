/** Highest mean width of a character, at font size 13. */
const characterWidth = 8;
const gap = 8;

export const labelWidth = (words: string): number => words.length * characterWidth;

type Label = { readonly words: string; readonly x: number };
type Bounds = { readonly from: number; readonly to: number };

/** Removes labels that leave `bounds` or touch an earlier label. `x`: left edge of a label. */
export function labelsThatFit<Each extends Label>(labels: readonly Each[], bounds: Bounds): Each[] {
  let free = bounds.from;
  return labels.filter(({ words, x }) => {
    const right = x + labelWidth(words);
    if (x < free || right > bounds.to) return false;
    free = right + gap;
    return true;
  });
}
