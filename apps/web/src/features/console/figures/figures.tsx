import { periodBefore } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { FigureDefinitions } from '../establishments/figure-definitions.tsx';
import { PeriodFields } from '../period/period-fields.tsx';
import { isAllDates, readPeriod } from '../period/typed-period.ts';
import { type Comparison, comparisonIn } from './comparison.ts';
import { FiguresTime } from './figures-time.tsx';
import {
  type FigureChoices,
  type FigureScope,
  readChoices,
  scopeOf,
  writeChoices,
} from './figure-scope.ts';
import { MainFigures } from './main-figures.tsx';
import { PlacesTable } from './places-table.tsx';
import { StepsTable } from './steps-table.tsx';
import { TrendTable } from './trend-table.tsx';
import { WeeksTable } from './weeks-table.tsx';

type ComparisonFieldsProps = {
  readonly choices: FigureChoices;
  readonly comparison: Comparison;
  readonly onChange: (choices: FigureChoices) => void;
};

/** @decision console#two-periods */
function ComparisonFields({ choices, comparison, onChange }: ComparisonFieldsProps) {
  const { t } = useLingui();
  const { period, other } = choices;
  const [startsOpen] = useState(!isAllDates(other));
  const before = periodBefore(readPeriod(period) ?? {});
  return (
    <Disclosure
      open={startsOpen}
      title={<Trans>Comparer avec une autre période</Trans>}
      className="mb-8"
    >
      <PeriodFields
        legend={<Trans>Comptes créés dans l’autre période</Trans>}
        typed={other}
        onChange={(next) => onChange({ ...choices, other: next })}
        error={
          comparison.kind === 'overlapping' &&
          t`Les deux périodes ont des jours en commun : des personnes compteraient deux fois.`
        }
        clear={<Trans>Ne plus comparer</Trans>}
      />
      {before !== null && (
        <Button kind="secondary" onClick={() => onChange({ ...choices, other: before })}>
          <Trans>
            Prendre la période d’avant, du {before.from} au {before.to}
          </Trans>
        </Button>
      )}
    </Disclosure>
  );
}

/** @decision D64 */
export function Figures({ establishmentId }: { establishmentId?: number }) {
  const [path, navigate] = useLocation();
  const read = readChoices(new URLSearchParams(useSearch()));
  const choices = establishmentId === undefined ? read : { ...read, establishmentId };
  const scope = scopeOf(choices);
  const comparison = comparisonIn(choices);
  const change = (next: FigureChoices) => {
    const own = establishmentId === undefined ? next : { ...next, establishmentId: undefined };
    const words = new URLSearchParams(writeChoices(own)).toString();
    navigate(words === '' ? path : `${path}?${words}`, { replace: true });
  };
  return (
    <>
      <PeriodFields
        legend={<Trans>Comptes créés</Trans>}
        typed={choices.period}
        onChange={(period) => change({ ...choices, period })}
        clear={<Trans>Toutes les dates</Trans>}
      />
      <ComparisonFields choices={choices} comparison={comparison} onChange={change} />
      {scope === null ? (
        <output className="block">
          <Trans>Corrigez les dates pour voir les chiffres.</Trans>
        </output>
      ) : (
        <>
          {comparison.kind === 'asked' && (
            <TrendTable establishmentId={choices.establishmentId} periods={comparison.periods} />
          )}
          <CountedFigures scope={scope} />
        </>
      )}
    </>
  );
}

function CountedFigures({ scope }: { scope: FigureScope }) {
  const counted = trpc.stats.getFigures.useQuery(scope, {
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <QueryView query={counted} lines={12}>
      {(figures) => (
        <>
          <FiguresTime asOf={figures.asOf} />
          <MainFigures scope={scope} figures={figures.sum} />
          {figures.sum.created === 0 ? (
            <EmptyState title={<Trans>Personne à compter ici</Trans>}>
              <Link to="adminParticipants">
                <Trans>Participants</Trans>
              </Link>
            </EmptyState>
          ) : (
            <>
              <StepsTable scope={scope} figures={figures.sum} />
              {figures.establishments.length > 1 && <PlacesTable scope={scope} figures={figures} />}
              <WeeksTable scope={scope} weeks={figures.weeks} />
            </>
          )}
          <FigureDefinitions />
        </>
      )}
    </QueryView>
  );
}
