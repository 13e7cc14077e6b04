import { useLingui } from '@lingui/react/macro';
import { Check, Circle, Minus, type LucideIcon } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';
import { useDates } from '../../lib/dates.ts';
import { Link } from '../../ui/link.tsx';
import type { Overview } from './use-overview.ts';

type Day = Overview['days'][number];

const signs: Record<Day['status'], LucideIcon | null> = {
  upcoming: null,
  due: Circle,
  completed: Check,
  expired: Minus,
};

type NightDotsProps = {
  readonly days: readonly Day[];
  readonly today: string;
  /** A due questionnaire stands before every night: none leads anywhere. */
  readonly isClosed: boolean;
};

/** Seven mornings side by side, each with its sign; read out with its night and its state. */
export function NightDots({ days, today, isClosed }: NightDotsProps) {
  const dates = useDates();
  const { t } = useLingui();
  const words: Record<Day['status'], string> = {
    upcoming: t`à venir`,
    due: t`à compléter`,
    completed: t`complété`,
    expired: t`expiré`,
  };
  return (
    <ol className="night-dots">
      {days.map((day) => {
        const Sign = signs[day.status];
        const night = dates.night(day.date);
        const label = t`Nuit du ${night} : ${words[day.status]}`;
        const weekday = dates.day(day.date, 'short').slice(0, 3);
        const inner = (
          <>
            <span aria-hidden className="text-small">
              {weekday.slice(0, 1)}
              <span className="night-dot-rest">{weekday.slice(1)}</span>
            </span>
            <span aria-hidden className="night-dot" data-status={day.status}>
              {Sign && <Sign className="size-4" strokeWidth={2.5} />}
            </span>
            <span className="sr-only">{label}</span>
          </>
        );
        return (
          <li key={day.date} className={classNames(day.date === today && 'font-bold')}>
            {isClosed || day.status === 'upcoming' ? (
              <span className="night-dot-box text-ink-soft">{inner}</span>
            ) : (
              <Link to="diaryDay" params={{ date: day.date }} bare className="night-dot-box">
                {inner}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
