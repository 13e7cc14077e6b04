import { minutesPerDay, type NightEntry } from '@aube/api/rules';
import { Plural, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { NightBar } from '../drawing/night-bar.tsx';
import {
  type BarDomain,
  roomyDomain,
  napDomain,
  shortHoursApart,
} from '../drawing/night-domain.ts';
import type { NightDrawing } from '../drawing/night-drawing.ts';
import { useWords } from '../use-words.ts';

type ReadOnTapProps = {
  readonly figures: ReactNode;
  readonly children: ReactNode;
};

function ReadOnTap({ figures, children }: ReadOnTapProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="relative">
        {children}
        <button
          type="button"
          aria-label={t`Lire cette nuit en chiffres`}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={id}
          data-screen-only
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && setOpen(true)}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
          className="absolute inset-0 cursor-pointer rounded-control"
        />
      </div>
      <div id={id} hidden={!isOpen} className="mt-2">
        {figures}
      </div>
    </>
  );
}

type NightPictureProps = {
  readonly drawing: NightDrawing;
  /** The awakenings are in the text below the bar, because their times are unknown. */
  readonly night?: Pick<NightEntry, 'awakenings' | 'wakeAfterSleepOnsetMinutes'>;
  readonly schedule?: NightDrawing['bed'];
  readonly figures?: ReactNode;
};

const hoursApart = { narrow: 180, wide: 360 } as const;
const widestNarrow = 20 * 60;

export function NightPicture({ drawing, night, schedule = null, figures }: NightPictureProps) {
  const domain = roomyDomain([drawing, schedule && { stretches: [], bed: schedule }]);
  const naps = drawing.stretches.filter(({ kind }) => kind === 'nap');
  const picture = (
    <div aria-hidden>
      <NightBar drawing={drawing} domain={domain} schedule={schedule} size="tall" />
      <NightHours domain={domain} />
      {night && night.awakenings > 0 && (
        <p className="text-small text-ink-soft">
          <Plural value={night.awakenings} one="# éveil" other="# éveils" />
          {' · '}
          {night.wakeAfterSleepOnsetMinutes} min
        </p>
      )}
      {naps.length > 0 && <NapStrip naps={naps} />}
    </div>
  );
  return figures === undefined ? picture : <ReadOnTap figures={figures}>{picture}</ReadOnTap>;
}

type NightHoursProps = {
  readonly domain: BarDomain;
  readonly isShort?: boolean;
};

export function NightHours({ domain, isShort = false }: NightHoursProps) {
  const { t } = useLingui();
  const { hour } = useWords();
  const hourAt = useHourAt();
  const span = domain.to - domain.from;
  const midnight = t`minuit`;
  const every = isShort
    ? shortHoursApart(span, midnight.length + hour(hoursApart.wide).length)
    : span > widestNarrow
      ? hoursApart.wide
      : hoursApart.narrow;
  const first = Math.ceil((domain.from + 1) / every) * every;
  const hours = Array.from(
    { length: Math.ceil((domain.to - first) / every) },
    (_, index) => first + index * every,
  );
  return (
    <div className="night-hours relative mt-1 h-6 text-small text-ink-soft">
      {hours.map((minute) => (
        <span
          key={minute}
          data-between={minute % hoursApart.wide === 0 ? undefined : ''}
          className="absolute -translate-x-1/2 whitespace-nowrap"
          style={{ left: `${(100 * (minute - domain.from)) / span}%` }}
        >
          {hourAt(minute)}
        </span>
      ))}
    </div>
  );
}

/** Name of an hour, from minutes after noon. */
function useHourAt(): (minute: number) => string {
  const { t } = useLingui();
  const { hour } = useWords();
  return (minute) => {
    const time = (minute + minutesPerDay / 2) % minutesPerDay;
    return time === 0 ? t`minuit` : hour(time);
  };
}

function NapStrip({ naps }: { naps: NightDrawing['stretches'] }) {
  const hourAt = useHourAt();
  const { from: start, to: end } = napDomain(naps);
  return (
    <div className="mt-3 text-small text-ink-soft">
      <Plural value={naps.length} one="Sieste, la veille" other="Siestes, la veille" />
      <svg
        viewBox={`${start} 0 ${end - start} 10`}
        preserveAspectRatio="none"
        className="mt-1 h-3 w-full"
      >
        <line x1={start} x2={end} y1="10" y2="10" className="night-ground" />
        {naps.map(({ from, to }) => (
          <rect key={from} x={from} width={to - from} y="0" height="10" className="night-nap" />
        ))}
      </svg>
      <div className="flex justify-between">
        <span>{hourAt(start)}</span>
        <span>{hourAt(end)}</span>
      </div>
    </div>
  );
}
