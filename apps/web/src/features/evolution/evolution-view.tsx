import { nightDetails } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { withTexts } from '../../lib/i18n.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import type { Programme } from '../../lib/programme-data.ts';
import { buildEvolution, type Period } from './build-evolution.ts';
import { EfficiencyChart } from './efficiency-chart.tsx';
import { InsightWords } from './insight-words.tsx';
import { Milestones } from './milestones.tsx';
import { NightRaster } from './night-raster.tsx';
import { SleepTimesChart } from './sleep-times-chart.tsx';

const DetailsTable = lazyPart(withTexts(['nights', 'weeks'], () => import('./details-table.tsx')));

const periodWords = {
  twoWeeks: <Trans>2 semaines</Trans>,
  sixWeeks: <Trans>6 semaines</Trans>,
  all: <Trans>Tout le programme</Trans>,
} as const satisfies Record<Period, unknown>;

/** The change in a sentence, then three charts of a period. @source specification §2 */
export function EvolutionView({ programme }: { programme: Programme }) {
  const [chosen, setChosen] = useState<Period | null>(null);
  const all = buildEvolution(programme, 'all');
  if (!all) {
    return (
      <EmptyState
        title={<Trans>Vos nuits apparaîtront ici dès que vous en aurez noté une.</Trans>}
      />
    );
  }
  const period = chosen ?? (all.periods.includes('sixWeeks') ? 'sixWeeks' : 'all');
  const evolution = buildEvolution(programme, period) ?? all;
  const hasDetails = evolution.nights.some(({ night }) =>
    nightDetails.some((detail) => detail !== 'note' && (night[detail] ?? null) !== null),
  );
  return (
    <>
      <InsightWords programme={programme} />
      <p className="mt-6 mb-8">
        <Link to="sleepSummary" bare className={buttonClass('secondary')}>
          <Trans>La page pour le médecin</Trans>
        </Link>
      </p>
      {all.periods.length > 1 && (
        <Chips
          legend={<Trans>Période</Trans>}
          options={all.periods.map((value) => ({ value, label: periodWords[value] }))}
          value={period}
          onChange={setChosen}
        />
      )}
      <EfficiencyChart evolution={evolution} />
      <SleepTimesChart evolution={evolution} />
      <NightRaster evolution={evolution} />
      <Suspense>{hasDetails && <DetailsTable evolution={evolution} />}</Suspense>
      <Milestones programme={programme} />
    </>
  );
}
