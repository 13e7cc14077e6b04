import { classNames } from '../../../lib/class-names.ts';
import { type BarDomain, midnight, nightDomain } from './night-domain.ts';
import type { NightDrawing } from './night-drawing.ts';
import { nightMarks, windowMarks } from './night-marks.ts';

const height = 100;
/** Must equal the heights in `night-bar.css`. */
const pixels = { low: 32, tall: 64 } as const;

type NightBarProps = {
  readonly drawing: NightDrawing;
  readonly domain?: BarDomain;
  readonly schedule?: NightDrawing['bed'];
  readonly size?: keyof typeof pixels;
};

/** Hidden from screen readers, because the text beside it gives the same facts. */
export function NightBar({ drawing, domain, schedule = null, size = 'low' }: NightBarProps) {
  const { from: start, to: end } = domain ?? nightDomain([drawing]);
  const x = (minute: number) => (1000 * (minute - start)) / (end - start);
  const marks =
    drawing.stretches.length === 0
      ? windowMarks(schedule, pixels[size])
      : nightMarks(drawing, schedule, pixels[size]);
  return (
    <svg
      viewBox={`0 0 1000 ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      className={classNames('night-bar', size === 'tall' && 'night-bar-tall')}
    >
      <line x1={x(midnight)} x2={x(midnight)} y1="0" y2={height} className="night-midnight" />
      {marks.map(({ kind, from, to, top, bottom }) => (
        <rect
          key={`${kind}${from}${top}`}
          x={x(from)}
          width={Math.max(0, x(to) - x(from))}
          y={top * height}
          height={(bottom - top) * height}
          className={`night-${kind}`}
        />
      ))}
    </svg>
  );
}
