import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const listClass = 'flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft';

type NightLegendProps = {
  readonly hasNaps: boolean;
  readonly hasSchedule?: boolean;
};

export function NightLegend({ hasNaps, hasSchedule = false }: NightLegendProps) {
  return (
    <ul className={listClass}>
      <Mark className="h-[0.9rem] bg-sleep">
        <Trans>Sommeil</Trans>
      </Mark>
      <Mark className="h-[0.45rem] bg-awake">
        <Trans>Éveil au lit</Trans>
      </Mark>
      <Mark className="grid h-[0.9rem] items-center bg-sleep" stripe="h-[0.15rem] bg-surface">
        <Trans>Éveils de la nuit : leur durée, sans leur heure</Trans>
      </Mark>
      {hasSchedule && <ScheduleMark />}
      {hasNaps && (
        <Mark className="h-[0.7rem] bg-nap">
          <Trans>Sieste, la veille</Trans>
        </Mark>
      )}
    </ul>
  );
}

const ScheduleMark = () => (
  <Mark className="h-[0.9rem] border-y border-ink-soft">
    <Trans>Horaire</Trans>
  </Mark>
);

type MarkProps = {
  readonly className: string;
  readonly stripe?: string;
  readonly children: ReactNode;
};

function Mark({ className, stripe, children }: MarkProps) {
  return (
    <li className="inline-flex items-start gap-2">
      <span aria-hidden className="flex h-[1lh] items-end pb-[0.3rem]">
        <i className={`night-mark w-4 rounded-[0.125rem] ${className}`}>
          {stripe && <i className={`mx-1 block ${stripe}`} />}
        </i>
      </span>
      {children}
    </li>
  );
}
