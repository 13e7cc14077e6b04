/** Widest mean width of a character in a label of a chart, whose letters have a size of 13. */
const characterWidth = 8;
const gap = 8;

export const labelWidth = (words: string): number => words.length * characterWidth;

type Label = { readonly words: string; readonly x: number };
type Bounds = { readonly from: number; readonly to: number };

/** Labels that stand inside the bounds and touch no earlier label. `x` is the left edge. */
export function labelsThatFit<Each extends Label>(labels: readonly Each[], bounds: Bounds): Each[] {
  let free = bounds.from;
  return labels.filter(({ words, x }) => {
    const right = x + labelWidth(words);
    if (x < free || right > bounds.to) return false;
    free = right + gap;
    return true;
  });
}
