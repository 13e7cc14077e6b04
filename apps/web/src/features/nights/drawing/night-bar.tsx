import { classNames } from '../../../lib/class-names.ts';
import { type BarDomain, nightDomain } from './night-domain.ts';
import type { NightDrawing, Stretch } from './night-drawing.ts';

const height = 100;
/** Sleep is tall and time awake is low, so that the bar can be read without colours. */
const tops: Record<Stretch['kind'], number> = { sleep: 0, awake: 50, inBed: 50, nap: 20 };

type NightBarProps = {
  readonly drawing: NightDrawing;
  readonly domain?: BarDomain;
  readonly ghost?: NightDrawing['bed'];
  readonly className?: string | undefined;
};

/**
 * Night without naps. The bar is hidden from screen readers, because the text beside it gives the
 * same facts.
 */
export function NightBar({ drawing, domain, ghost, className }: NightBarProps) {
  const { from: start, to: end } = domain ?? nightDomain([drawing]);
  const x = (minute: number) => (1000 * (minute - start)) / (end - start);
  return (
    <svg
      viewBox={`0 0 1000 ${height}`}
      preserveAspectRatio="none"
      aria-hidden
      className={classNames('night-bar', className)}
    >
      {ghost && (
        <rect
          x={x(ghost.from)}
          width={x(ghost.to) - x(ghost.from)}
          y="0"
          height={height}
          className="night-ghost"
        />
      )}
      <line x1={x(720)} x2={x(720)} y1="0" y2={height} className="night-midnight" />
      {drawing.stretches.map(({ kind, from, to }) =>
        kind === 'nap' ? null : (
          <rect
            key={`${kind}${from}`}
            x={x(from)}
            width={Math.max(0, x(to) - x(from))}
            y={tops[kind]}
            height={height - tops[kind]}
            className={`night-${kind}`}
          />
        ),
      )}
      <line x1="0" x2="1000" y1={height} y2={height} className="night-ground" />
    </svg>
  );
}
