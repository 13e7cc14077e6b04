import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDates } from '../../lib/dates.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { StatusWord } from '../../ui/status-word.tsx';
import { OpeningWords } from './opening-words.tsx';
import type { Module } from './use-modules.ts';

type Locked = Pick<Module, 'number' | 'opensOn' | 'afterModule' | 'isStopped'> & {
  readonly weekOpensOn?: string | null;
};

/** @decision D34 */
export function ModuleLocked({ module }: { module: Locked }) {
  const dates = useDates();
  const { number, opensOn, afterModule, isStopped, weekOpensOn } = module;
  const before = number - 1;
  const weekDay = weekOpensOn ?? opensOn;
  return (
    <Card>
      <p className="flex items-start gap-3">
        <Lock aria-hidden className="mt-1 size-6 shrink-0 text-accent-ink" strokeWidth={1.75} />
        <span>
          <strong className="block">
            {isStopped ? (
              <Trans>Le module {number} n’est pas ouvert</Trans>
            ) : (
              <Trans>Le module {number} n’est pas encore ouvert</Trans>
            )}
          </strong>
          <OpeningWords {...module} />
        </span>
      </p>
      {!isStopped && (
        <ul className="mt-4 border-t border-line">
          {weekDay && (
            <Condition isMet={opensOn === null}>
              {opensOn === null ? (
                <Trans>
                  La semaine {number} a commencé le {dates.day(weekDay)}
                </Trans>
              ) : (
                <Trans>
                  La semaine {number} commence le {dates.day(weekDay)}
                </Trans>
              )}
            </Condition>
          )}
          {before > 0 && (
            <Condition isMet={afterModule === null}>
              <Trans>
                Les images du <ModuleLink number={before} /> sont vues et ses chapitres sont lus
              </Trans>
            </Condition>
          )}
        </ul>
      )}
    </Card>
  );
}

function ModuleLink({ number }: { number: number }) {
  return (
    <Link to="module" params={{ module: number }}>
      <Trans>module {number}</Trans>
    </Link>
  );
}

function Condition({ isMet, children }: { isMet: boolean; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-3 last:border-b-0 last:pb-0">
      <span className="min-w-0 flex-1 basis-60">{children}</span>
      <StatusWord status={isMet ? 'done' : 'upcoming'}>
        {isMet ? <Trans>C’est fait</Trans> : <Trans>À venir</Trans>}
      </StatusWord>
    </li>
  );
}
