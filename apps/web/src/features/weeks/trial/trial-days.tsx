import type { WeeklyTrial } from '@aube/api/rules';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, Minus, type LucideIcon } from 'lucide-react';
import { useDates } from '../../../lib/dates.ts';

type State = WeeklyTrial['days'][number]['state'];

const looks: Record<State, { sign?: LucideIcon; className: string }> = {
  done: { sign: Check, className: 'border-sleep bg-sleep text-surface' },
  notDone: { sign: Minus, className: 'border-edge text-ink-soft' },
  unknown: { className: 'border-dashed border-edge' },
};

export function TrialDays({ trial }: { readonly trial: WeeklyTrial }) {
  const dates = useDates();
  const { t } = useLingui();
  const stateWords: Record<State, string> = {
    done: t`fait`,
    notDone: t`pas fait`,
    unknown: t`pas de réponse`,
  };
  return (
    <>
      <ol className="mt-3 grid max-w-96 grid-cols-7">
        {trial.days.map(({ date, state }) => {
          const { sign: Sign, className } = looks[state];
          const said = dates.day(date);
          const value = stateWords[state];
          return (
            <li key={date} className="flex flex-col items-center gap-1.5 py-1 text-ink-soft">
              <span aria-hidden className="text-small">
                {dates.day(date, 'short').slice(0, 1)}
              </span>
              <span
                aria-hidden
                className={`grid aspect-square w-[min(1.75rem,100%)] place-items-center rounded-full border-[1.5px] ${className}`}
              >
                {Sign && <Sign className="size-4" strokeWidth={2.5} />}
              </span>
              <span className="sr-only">
                <Trans>
                  {said} : {value}
                </Trans>
              </span>
            </li>
          );
        })}
      </ol>
      <p className="mt-1 text-small text-ink-soft">
        <Plural
          value={trial.doneDays}
          _0="Rien de noté pour l’instant"
          one="Fait # jour"
          other="Fait # jours"
        />
      </p>
    </>
  );
}
