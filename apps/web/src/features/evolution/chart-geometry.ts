export type Point = { readonly x: number; readonly y: number } | null;

export function linear(
  domain: readonly [number, number],
  range: readonly [number, number],
): (value: number) => number {
  const [from, to] = domain;
  const [start, end] = range;
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

const coordinate = (value: number) => Math.round(value * 10) / 10;

/** A missing night breaks the line. */
export function linePath(points: readonly Point[]): string {
  return points
    .map((point, index) =>
      point === null
        ? ''
        : `${points[index - 1] ? 'L' : 'M'}${coordinate(point.x)} ${coordinate(point.y)}`,
    )
    .join('');
}

export function dotsPath(points: readonly Point[]): string {
  return points
    .map((point) => point && `M${coordinate(point.x)} ${coordinate(point.y)}h0`)
    .join('');
}

type Step = { readonly from: number; readonly to: number; readonly y: number | null };

/** One line through all steps, so that the dashes keep their length. */
export function stepPath(steps: readonly Step[]): string {
  return steps
    .map(({ from, to, y }, index) => {
      if (y === null) return '';
      const before = steps[index - 1];
      const isNext = before !== undefined && before.y !== null && before.to === from;
      const start = isNext ? `V${coordinate(y)}` : `M${coordinate(from)} ${coordinate(y)}`;
      return `${start}H${coordinate(to)}`;
    })
    .join('');
}

export function ticks(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from(
    { length: Math.max(0, Math.floor(to / step) - first + 1) },
    (_, index) => (first + index) * step,
  );
}
