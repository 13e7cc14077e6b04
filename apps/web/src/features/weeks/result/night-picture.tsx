import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { NightBar, noonToNoon, type BarDomain } from '../../diary/night/night-bar.tsx';
import type { NightDrawing } from '../../diary/night/night-drawing.ts';

/** The night's bar at its full height, with its hours, stretched to hold what lies beyond noon. */
export function NightPicture({ drawing }: { drawing: NightDrawing }) {
  const domain = domainOf(drawing);
  const left = (minute: number) => `${(100 * (minute - domain.from)) / (domain.to - domain.from)}%`;
  const hours = [
    { minute: 0, word: <Trans>midi</Trans> },
    { minute: 360, word: <Trans>18 h</Trans> },
    { minute: 720, word: <Trans>minuit</Trans> },
    { minute: 1080, word: <Trans>6 h</Trans> },
    { minute: 1440, word: <Trans>midi</Trans> },
  ];
  return (
    <div aria-hidden>
      <NightBar drawing={drawing} domain={domain} className="night-bar-tall" />
      <div className="relative mt-1 h-6 text-small text-ink-soft">
        {hours.map(({ minute, word }) => (
          <span
            key={minute}
            className="absolute -translate-x-1/2 whitespace-nowrap first:translate-x-0 last:-translate-x-full"
            style={{ left: left(minute) }}
          >
            {word}
          </span>
        ))}
      </div>
    </div>
  );
}

function domainOf({ stretches, bed }: NightDrawing): BarDomain {
  const all = bed ? [...stretches, bed] : stretches;
  const from = Math.min(noonToNoon.from, ...all.map((stretch) => stretch.from));
  const to = Math.max(noonToNoon.to, ...all.map((stretch) => stretch.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

/** What the drawing's marks mean, in words. */
export function NightLegend({ hasNaps }: { hasNaps: boolean }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
      <Mark className="h-[0.9rem] bg-sleep">
        <Trans>Sommeil</Trans>
      </Mark>
      <Mark className="h-[0.45rem] bg-awake">
        <Trans>Éveil au lit</Trans>
      </Mark>
      {hasNaps && (
        <Mark className="h-[0.7rem] bg-nap">
          <Trans>Sieste</Trans>
        </Mark>
      )}
    </ul>
  );
}

function Mark({ className, children }: { className: string; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2">
      <i
        aria-hidden
        className={`night-mark mb-[0.3rem] w-4 self-end rounded-[0.125rem] ${className}`}
      />
      {children}
    </li>
  );
}
