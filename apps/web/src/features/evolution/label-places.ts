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

/**
 * Keeps the last label, set against the right edge if there is too little room, and then the others
 * that fit.
 */
export function labelsWithLast<Each extends Label>(labels: readonly Each[], bounds: Bounds) {
  const last = labels.at(-1);
  if (!last) return [];
  const left = Math.min(last.x, bounds.to - labelWidth(last.words));
  const others = labelsThatFit(labels.slice(0, -1), { from: bounds.from, to: left - gap });
  const [x, anchor] = left < last.x ? ([bounds.to, 'end'] as const) : ([left, 'start'] as const);
  return [
    ...others.map((label) => ({ ...label, anchor: 'start' as const })),
    { ...last, x, anchor },
  ];
}
