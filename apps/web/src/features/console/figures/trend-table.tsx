import {
  FIGURE_STEPS,
  type FigureStep,
  hasHadTime,
  percentOf,
  type Trend,
  trendOf,
  trendRules,
} from '@aube/api/rules';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useDates } from '../../../lib/dates.ts';
import { useLabel } from '../../../lib/use-field-text.ts';
import { trpc } from '../../../trpc.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import type { Period } from '../period/typed-period.ts';
import { FigureLink } from './figure-link.tsx';
import { type FigureScope, scopeOfPeriod } from './figure-scope.ts';
import { peopleWords } from './people-words.ts';
import type { PersonFigures } from './person-figures.ts';

type Counted = {
  readonly period: Period;
  readonly scope: FigureScope;
  readonly figures: PersonFigures;
};

function usePeriodWords() {
  const { t } = useLingui();
  return ({ from, to }: Period): string => {
    if (from !== undefined && to !== undefined) return t`Du ${from} au ${to}`;
    return from === undefined ? t`Jusqu’au ${to}` : t`Depuis le ${from}`;
  };
}

function TrendWords({ trend }: { trend: Trend | { kind: 'tooEarly' } }) {
  const { fewestPeople, settledDays } = trendRules;
  switch (trend.kind) {
    case 'tooEarly':
      return <Trans>Trop tôt : une période a fini il y a moins de {settledDays} jours</Trans>;
    case 'tooFew':
      return <Trans>Moins de {fewestPeople} personnes</Trans>;
    case 'noneClear':
      return <Trans>Pas de différence nette</Trans>;
    case 'higher':
      return (
        <span className="font-medium">
          <ArrowUp aria-hidden className="mr-1 inline size-5 align-text-bottom" />
          <Plural value={trend.points} one="# point de plus" other="# points de plus" />
        </span>
      );
    case 'lower':
      return (
        <span className="font-medium">
          <ArrowDown aria-hidden className="mr-1 inline size-5 align-text-bottom" />
          <Plural value={trend.points} one="# point de moins" other="# points de moins" />
        </span>
      );
  }
}

const shareOf = ({ figures }: Counted, { done, due }: FigureStep) => ({
  done: figures[done],
  due: figures[due],
});

type ShareCellProps = {
  readonly name: string;
  readonly counted: Counted;
  readonly step: FigureStep;
};

function ShareCell({ name, counted, step }: ShareCellProps) {
  const { i18n } = useLingui();
  const share = shareOf(counted, step);
  const { scope } = counted;
  return (
    <td data-name={name} className="tabular-nums">
      <span className="block font-medium">
        {share.due === 0 ? '–' : i18n.number(percentOf(share) / 100, { style: 'percent' })}
      </span>
      <span className="block text-small">
        <Trans>
          <FigureLink scope={scope} figure={step.done} count={share.done} /> sur{' '}
          <FigureLink scope={scope} figure={step.due} count={share.due} />
        </Trans>
      </span>
    </td>
  );
}

type TrendTableProps = {
  readonly establishmentId: number | undefined;
  /** Earlier period first. */
  readonly periods: readonly [Period, Period];
};

/** @decision console#two-periods */
export function TrendTable({ establishmentId, periods }: TrendTableProps) {
  const { t } = useLingui();
  const label = useLabel();
  const wordsOf = usePeriodWords();
  const scopes = periods.map((period) => scopeOfPeriod(establishmentId, period));
  const [one, two] = [scopes[0] ?? {}, scopes[1] ?? {}];
  const options = { staleTime: 0, placeholderData: keepPreviousData };
  const earlier = trpc.stats.getFigures.useQuery(one, options);
  const later = trpc.stats.getFigures.useQuery(two, options);
  const { fewestPeople } = trendRules;
  const today = useDates().today();
  const trendIn = (step: FigureStep, before: Counted, after: Counted) =>
    [before, after].every(({ period }) => hasHadTime(step.done, period, today))
      ? trendOf(shareOf(before, step), shareOf(after, step))
      : ({ kind: 'tooEarly' } as const);
  return (
    <section aria-labelledby="trend" className="mb-10">
      <h2 id="trend" className="mb-2 text-lead">
        <Trans>D’une période à l’autre</Trans>
      </h2>
      <p className="mb-4 max-w-(--container-page) text-ink-soft">
        <Trans>
          Une différence est dite quand chaque période compte au moins {fewestPeople} personnes et
          que le hasard l’explique mal, moins d’une fois sur cent. Elle ne dit pas pourquoi.
        </Trans>
      </p>
      <QueryView query={earlier} lines={8}>
        {(first) => (
          <QueryView query={later} lines={8}>
            {(second) => {
              const before = { period: periods[0], scope: one, figures: first.sum };
              const after = { period: periods[1], scope: two, figures: second.sum };
              const names = [wordsOf(periods[0]), wordsOf(periods[1]), t`Différence`] as const;
              return (
                <DataTable
                  caption={t`Part à chaque étape, par période`}
                  head={[t`Étape`, ...names]}
                  isStacked
                >
                  <tbody>
                    {FIGURE_STEPS.map((step) => (
                      <tr key={step.done}>
                        <th scope="row" className="font-medium">
                          {label(peopleWords[step.done].label)}
                        </th>
                        <ShareCell name={names[0]} counted={before} step={step} />
                        <ShareCell name={names[1]} counted={after} step={step} />
                        <td data-name={names[2]}>
                          <TrendWords trend={trendIn(step, before, after)} />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </DataTable>
              );
            }}
          </QueryView>
        )}
      </QueryView>
    </section>
  );
}
