/** Highest mean width of a character, at font size 13. */
const characterWidth = 7;
const gap = 8;

export const labelWidth = (words: string): number => words.length * characterWidth;

type Label = { readonly words: string; readonly x: number };
type Bounds = { readonly left: number; readonly right: number };

const doTouch = (one: Label, other: Label): boolean =>
  one.x < other.x + labelWidth(other.words) + gap && other.x < one.x + labelWidth(one.words) + gap;

/**
 * Removes labels that leave `bounds` or touch another label. A preferred label is kept, and otherwise
 * the first one. `x`: left edge of a label.
 */
export function labelsThatFit<Each extends Label>(
  labels: readonly Each[],
  bounds: Bounds,
  isPreferred: (label: Each) => boolean = () => false,
): Each[] {
  const inside = labels.filter(
    ({ words, x }) => x >= bounds.left && x + labelWidth(words) <= bounds.right,
  );
  const kept: Each[] = [];
  for (const label of inside.toSorted((a, b) => Number(isPreferred(b)) - Number(isPreferred(a)))) {
    if (!kept.some((other) => doTouch(label, other))) kept.push(label);
  }
  return inside.filter((label) => kept.includes(label));
}

/** Sets a label that passes the right edge against this edge. */
function anchored<Each extends Label>(label: Each, { right }: Bounds) {
  const isPast = label.x + labelWidth(label.words) > right;
  const left = isPast ? right - labelWidth(label.words) : label.x;
  return { ...label, left, x: isPast ? right : left, anchor: isPast ? 'end' : 'start' } as const;
}

/** The first label, the last label, and as many labels between them as fit, evenly apart. */
export function evenLabels<Each extends Label>(labels: readonly Each[], bounds: Bounds) {
  for (let steps = labels.length - 1; steps > 0; steps -= 1) {
    const places = Array.from({ length: steps + 1 }, (_, step) =>
      Math.round((step * (labels.length - 1)) / steps),
    );
    const chosen = labels
      .filter((_, index) => places.includes(index))
      .map((label) => anchored(label, bounds));
    const doFit = chosen.every((label, index) => {
      const before = chosen[index - 1];
      return !before || !doTouch({ ...before, x: before.left }, { ...label, x: label.left });
    });
    if (doFit) return chosen;
  }
  return labels.slice(-1).map((label) => anchored(label, bounds));
}
