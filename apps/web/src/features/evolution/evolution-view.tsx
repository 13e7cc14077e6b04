import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import type { Programme } from '../diary/programme-data.ts';
import { buildEvolution, type Period } from './build-evolution.ts';
import { EfficiencyChart } from './efficiency-chart.tsx';
import { NightRaster } from './night-raster.tsx';
import { SleepTimesChart } from './sleep-times-chart.tsx';

/** The nights noted so far in three drawings, over four weeks or all of them. @source specification §2 */
export function EvolutionView({ programme }: { programme: Programme }) {
  const [period, setPeriod] = useState<Period>('fourWeeks');
  const evolution = buildEvolution(programme, period);
  if (!evolution) {
    return (
      <EmptyState
        title={<Trans>Vos nuits apparaîtront ici dès que vous en aurez noté une.</Trans>}
      />
    );
  }
  return (
    <>
      {evolution.hasLongPeriod && (
        <Chips
          legend={<Trans>Période</Trans>}
          options={[
            { value: 'fourWeeks', label: <Trans>4 dernières semaines</Trans> },
            { value: 'all', label: <Trans>Tout le programme</Trans> },
          ]}
          value={period}
          onChange={setPeriod}
        />
      )}
      <EfficiencyChart evolution={evolution} />
      <SleepTimesChart evolution={evolution} />
      <NightRaster evolution={evolution} />
      <Link to="sleepSummary" bare className={buttonClass('secondary', 'mt-10')}>
        <Trans>La page pour le médecin</Trans>
      </Link>
    </>
  );
}
