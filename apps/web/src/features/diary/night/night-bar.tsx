import './night-bar.css';
import { Trans } from '@lingui/react/macro';
import { classNames } from '../../../lib/class-names.ts';
import type { NightDrawing, Stretch } from './night-drawing.ts';

const noonToNoon = { from: 0, to: 1440 } as const;
const height = 100;
/** Sleep stands tall, time awake in bed low: the drawing can be read without its colours. */
const tops: Record<Stretch['kind'], number> = { sleep: 0, awake: 50, inBed: 50, nap: 20 };

interface NightBarProps {
  readonly drawing: NightDrawing;
  /** `row`: a slim strip in a list; `full`: with hours underneath, stretched to hold what lies beyond noon. */
  readonly look?: 'row' | 'full';
  readonly className?: string;
}

/** The night as a bar from noon to noon. It says nothing by itself: the same facts stand beside it in words. */
export function NightBar({ drawing, look = 'row', className }: NightBarProps) {
  const domain = look === 'full' ? domainOf(drawing) : noonToNoon;
  const x = (minute: number) => (1000 * (minute - domain.from)) / (domain.to - domain.from);
  return (
    <div aria-hidden className={classNames('night-bar', `night-bar-${look}`, className)}>
      <svg viewBox={`0 0 1000 ${height}`} preserveAspectRatio="none">
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
      {look === 'full' && <Hours at={(minute) => x(minute) / 10} />}
    </div>
  );
}

function Hours({ at }: { at: (minute: number) => number }) {
  const hours = [
    { minute: 0, word: <Trans>midi</Trans> },
    { minute: 360, word: <Trans>18 h</Trans> },
    { minute: 720, word: <Trans>minuit</Trans> },
    { minute: 1080, word: <Trans>6 h</Trans> },
    { minute: 1440, word: <Trans>midi</Trans> },
  ];
  return (
    <div className="night-hours">
      {hours.map(({ minute, word }) => (
        <span key={minute} style={{ left: `${at(minute)}%` }}>
          {word}
        </span>
      ))}
    </div>
  );
}

function domainOf({ stretches, bed }: NightDrawing): { from: number; to: number } {
  const all = bed ? [...stretches, bed] : stretches;
  const from = Math.min(noonToNoon.from, ...all.map((stretch) => stretch.from));
  const to = Math.max(noonToNoon.to, ...all.map((stretch) => stretch.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

/** What the drawing's three marks mean, in words. */
export function NightLegend({ hasNaps }: { hasNaps: boolean }) {
  return (
    <ul className="night-legend">
      <li>
        <i aria-hidden className="night-swatch-sleep" /> <Trans>Sommeil</Trans>
      </li>
      <li>
        <i aria-hidden className="night-swatch-awake" /> <Trans>Éveil au lit</Trans>
      </li>
      {hasNaps && (
        <li>
          <i aria-hidden className="night-swatch-nap" /> <Trans>Sieste</Trans>
        </li>
      )}
    </ul>
  );
}
