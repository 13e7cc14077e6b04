import type { RouterOutputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';
import { useWords } from '../../nights/use-words.ts';
import { buildEvolution, type Evolution } from '../../evolution/build-evolution.ts';
import { EfficiencyChart } from '../../evolution/efficiency-chart.tsx';
import { NightRaster } from '../../evolution/night-raster.tsx';

type Overview = RouterOutputs['programme']['overview'];

const shownNights = 14;

/** The evolution of the last two weeks. */
function lastNights(evolution: Evolution): Evolution {
  const days = evolution.days.slice(-shownNights);
  return { ...evolution, days, nights: days.flatMap(({ night }) => night ?? []) };
}

/** The schedule in force, the last nights, and the trend of the efficiency. @decision D64 */
export function NightSection({ overview }: { overview: Overview }) {
  const evolution = buildEvolution(overview, 'all');
  const recent = evolution && lastNights(evolution);
  return (
    <section aria-labelledby="nights" className="mb-10">
      <h2 id="nights" className="mb-3 text-lead">
        <Trans>Les 14 dernières nuits</Trans>
      </h2>
      <Window overview={overview} />
      {recent && recent.nights.length > 0 ? (
        <NightRaster evolution={recent} />
      ) : (
        <p className="text-ink-soft">
          <Trans>Aucune nuit notée.</Trans>
        </p>
      )}
      {evolution && evolution.weeks.length > 1 && <EfficiencyChart evolution={evolution} />}
    </section>
  );
}

function Window({ overview }: { overview: Overview }) {
  const words = useWords();
  const schedule = overview.weeks.at(-1)?.schedule;
  if (!schedule) return null;
  const bedTime = words.clock(schedule.bedTime);
  const wakeTime = words.clock(schedule.wakeTime);
  const duration = words.duration(schedule.windowMinutes);
  return (
    <p className="mb-4">
      <Trans>
        Horaire en vigueur : {bedTime} à {wakeTime} ({duration} au lit)
      </Trans>
    </p>
  );
}
