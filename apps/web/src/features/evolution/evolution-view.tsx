import { expectedIn, nightDetails } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { Programme } from '../../lib/programme-data.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { useWords } from '../nights/use-words.ts';
import { ExpectedWords } from '../weeks/review/expected-words.tsx';
import { buildEvolution, firstPeriod, type Period, weeksOfPeriod } from './build-evolution.ts';
import { EfficiencyChart } from './efficiency-chart.tsx';
import { insightOf } from './insight.ts';
import { NightRaster } from './night-raster.tsx';
import { SleepTimesChart } from './sleep-times-chart.tsx';
import { ThenAndNowTable } from './then-and-now-table.tsx';

const felt = 5;

function InsightWords({ programme }: { programme: Programme }) {
  const { duration } = useWords();
  const insight = insightOf(programme.weeks);
  if (!insight) return null;
  const { from, to, sleepMinutes, awakeMinutes } = insight;
  const sleep = duration(Math.abs(sleepMinutes));
  const awake = duration(Math.abs(awakeMinutes));
  const expected = expectedIn(programme, to);
  return (
    <>
      <p className="max-w-[34rem] text-title">
        <Trans>
          De la semaine {from} à la semaine {to}, par nuit :
        </Trans>{' '}
        {Math.abs(sleepMinutes) < felt ? (
          <Trans>autant de sommeil,</Trans>
        ) : sleepMinutes > 0 ? (
          <Trans>{sleep} de sommeil de plus,</Trans>
        ) : (
          <Trans>{sleep} de sommeil de moins,</Trans>
        )}{' '}
        {Math.abs(awakeMinutes) < felt ? (
          <Trans>autant d’éveil au lit.</Trans>
        ) : awakeMinutes > 0 ? (
          <Trans>{awake} d’éveil au lit de plus.</Trans>
        ) : (
          <Trans>{awake} d’éveil au lit de moins.</Trans>
        )}
      </p>
      {expected && expected !== 'milestone' && (
        <p className="mt-2 max-w-[34rem]">
          <ExpectedWords code={expected} />
        </p>
      )}
    </>
  );
}

const DetailsTable = lazyPart(() => import('./details-table.tsx'));

/** @source specification §2 */
export function EvolutionView({ programme }: { programme: Programme }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Period | null>(null);
  const all = buildEvolution(programme, 'all');
  if (!all) {
    return (
      <EmptyState
        title={<Trans>Les nuits apparaîtront ici dès que la première sera notée.</Trans>}
      />
    );
  }
  const period = chosen ?? firstPeriod(all.periods, programme.programmeWeek);
  const evolution = buildEvolution(programme, period) ?? all;
  const hasDetails = evolution.nights.some(({ night }) =>
    nightDetails.some((detail) => detail !== 'note' && (night[detail] ?? null) !== null),
  );
  return (
    <>
      <InsightWords programme={programme} />
      <p className="mt-6 mb-8" data-screen-only>
        <Link to="sleepSummary" bare className={buttonClass('secondary')}>
          <Trans>La page pour le médecin</Trans>
        </Link>
      </p>
      {all.periods.length > 1 && (
        <div data-screen-only>
          <Chips
            isOneRow
            legend={<Trans>Nombre de semaines</Trans>}
            options={all.periods.map((value) => ({
              value,
              label: value === 'all' ? t`Toutes` : String(weeksOfPeriod[value]),
            }))}
            value={period}
            onChange={setChosen}
          />
        </div>
      )}
      <EfficiencyChart evolution={evolution} />
      <SleepTimesChart evolution={evolution} />
      <NightRaster evolution={evolution} />
      <Suspense>{hasDetails && <DetailsTable evolution={evolution} />}</Suspense>
      <ThenAndNowTable programme={programme} />
    </>
  );
}
