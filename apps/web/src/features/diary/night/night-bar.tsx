import { classNames } from '../../../lib/class-names.ts';
import type { NightDrawing, Stretch } from './night-drawing.ts';

/** The stretch of time that a bar shows, in minutes after noon. */
export type BarDomain = {
  readonly from: number;
  readonly to: number;
};

export const noonToNoon: BarDomain = { from: 0, to: 1440 };
const height = 100;
/** Sleep stands tall, time awake in bed low: the drawing can be read without its colours. */
const tops: Record<Stretch['kind'], number> = { sleep: 0, awake: 50, inBed: 50, nap: 20 };

type NightBarProps = {
  readonly drawing: NightDrawing;
  readonly domain?: BarDomain;
  readonly className?: string;
};

/** The night as a bar from noon to noon. It says nothing by itself: the same facts stand beside it in words. */
export function NightBar({ drawing, domain = noonToNoon, className }: NightBarProps) {
  const x = (minute: number) => (1000 * (minute - domain.from)) / (domain.to - domain.from);
  return (
    <svg
      viewBox={`0 0 1000 ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      className={classNames('night-bar', className)}
    >
      <line x1={x(720)} x2={x(720)} y1="0" y2={height} className="night-midnight" />
      {drawing.stretches.map(({ kind, from, to }) => (
        <rect
          key={`${kind}${from}`}
          x={x(from)}
          width={Math.max(0, x(to) - x(from))}
          y={tops[kind]}
          height={height - tops[kind]}
          className={`night-${kind}`}
        />
      ))}
      <line x1="0" x2="1000" y1={height} y2={height} className="night-ground" />
    </svg>
  );
}
