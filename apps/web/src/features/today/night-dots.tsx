import { useLingui } from '@lingui/react/macro';
import { Check, Circle, Minus, PencilLine, type LucideIcon } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';
import { useDates } from '../../lib/dates.ts';
import { Link } from '../../ui/link.tsx';
import { type NightStanding, nightStanding } from '../nights/night-standing.ts';
import { useRunningNight } from '../nights/use-running-night.ts';
import type { Overview } from '../../lib/use-overview.ts';

type Day = Overview['days'][number];

const looks: Record<NightStanding, { sign?: LucideIcon; className: string }> = {
  upcoming: { className: 'border-dashed border-edge' },
  due: { sign: Circle, className: 'border-accent-ink text-accent-ink' },
  optional: { className: 'border-dashed border-edge' },
  completed: { sign: Check, className: 'border-sleep bg-sleep text-surface' },
  corrected: { sign: PencilLine, className: 'border-accent-ink text-accent-ink' },
  expired: { sign: Minus, className: 'border-edge' },
};
const dotClass =
  'grid aspect-square w-[min(2.25rem,86%)] place-items-center rounded-full border-[1.5px]';
const boxClass = 'flex flex-col items-center gap-1.5 rounded-control py-2 no-underline';

type NightDotsProps = {
  readonly overview: Overview;
  readonly days: readonly Day[];
  readonly isClosed: boolean;
};

export function NightDots({ overview, days, isClosed }: NightDotsProps) {
  const dates = useDates();
  const { t } = useLingui();
  const running = useRunningNight(overview);
  const words: Record<NightStanding, string> = {
    upcoming: t`à venir`,
    due: t`à compléter`,
    optional: t`peut encore être notée`,
    completed: t`complété`,
    corrected: t`correction non enregistrée`,
    expired: t`expiré`,
  };
  return (
    <ol className="@container -mx-1 mt-4 grid grid-cols-7">
      {days.map((day) => {
        const standing = nightStanding(overview, day, running);
        const { sign: Sign, className } = looks[standing];
        const night = dates.night(day.date);
        const label = t`Nuit du ${night} : ${words[standing]}`;
        const weekday = dates.day(day.date, 'short').slice(0, 3);
        const inner = (
          <>
            <span aria-hidden className="text-small">
              {weekday.slice(0, 1)}
              <span className="@max-[17rem]:hidden">{weekday.slice(1)}</span>
            </span>
            <span aria-hidden className={`${dotClass} ${className}`}>
              {Sign && <Sign className="size-4" strokeWidth={2.5} />}
            </span>
            <span className="sr-only">{label}</span>
          </>
        );
        return (
          <li key={day.date} className={classNames(day.date === overview.today && 'font-bold')}>
            {isClosed || day.status === 'upcoming' ? (
              <span className={`${boxClass} text-ink-soft`}>{inner}</span>
            ) : (
              <Link
                to="diaryDay"
                params={{ date: day.date }}
                bare
                className={`${boxClass} text-ink hover:bg-sunken`}
              >
                {inner}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
