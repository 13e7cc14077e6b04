import { linear, type Point } from './chart-geometry.ts';

export const lineChartHeight = 250;
const widthOfSparseNight = 10;

/** `x`: left edge of a night, by index. `y`: height of a value. */
export type Plot = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  readonly radius: number;
  /** True when nights stand so close that a line through them would hide the weeks. */
  readonly isDense: boolean;
  readonly points: (values: readonly (number | null)[]) => Point[];
};

export function plotOf(width: number, nights: number, domain: readonly [number, number]): Plot {
  const [left, right, top, bottom] = [54, width - 4, 10, lineChartHeight - 46];
  const x = linear([0, nights], [left, right]);
  const y = linear(domain, [bottom, top]);
  const nightWidth = x(1) - x(0);
  const radius = Math.min(3, nightWidth / 2);
  const isDense = nightWidth < widthOfSparseNight;
  const points = (values: readonly (number | null)[]) =>
    values.map((value, index) => (value === null ? null : { x: x(index + 0.5), y: y(value) }));
  return { left, right, top, bottom, x, y, radius, isDense, points };
}
