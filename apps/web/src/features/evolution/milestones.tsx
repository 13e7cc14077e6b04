import { Trans, useLingui } from '@lingui/react/macro';
import { DataTable } from '../../ui/data-table.tsx';
import { useWords } from '../nights/use-words.ts';
import type { Programme } from '../../lib/programme-data.ts';
import { type Milestone, milestonesOf } from './insight.ts';

/** Weeks 6, 12 and 24: then and now side by side, as facts. */
export function Milestones({ programme }: { programme: Programme }) {
  const milestones = milestonesOf(programme.weeks, programme.programmeWeek);
  if (milestones.length === 0) return null;
  return (
    <section aria-labelledby="reperes" className="mt-12 scroll-mt-6">
      <h2 id="reperes" tabIndex={-1} className="mb-4 text-lead">
        <Trans>Au départ et maintenant</Trans>
      </h2>
      <div className="grid gap-6 lg:grid-cols-2">
        {milestones.map((milestone) => (
          <MilestoneTable key={milestone.at} milestone={milestone} />
        ))}
      </div>
    </section>
  );
}

function MilestoneTable({ milestone: { at, start, now } }: { milestone: Milestone }) {
  const { t } = useLingui();
  const { duration, percent } = useWords();
  const rows = [
    { name: t`Sommeil par nuit`, of: (week: typeof start) => duration(week.sleepMinutes) },
    { name: t`Éveil au lit`, of: (week: typeof start) => duration(week.awakeMinutes) },
    { name: t`Temps au lit`, of: (week: typeof start) => duration(week.bedMinutes) },
    { name: t`Efficacité`, of: (week: typeof start) => percent(week.efficiencyPercent) },
  ];
  return (
    <DataTable
      caption={<Trans>Étape de la semaine {at}</Trans>}
      head={[t`En moyenne`, t`Semaine ${start.week}`, t`Semaine ${now.week}`]}
    >
      <tbody>
        {rows.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row" className="font-normal">
              {name}
            </th>
            <td>{of(start)}</td>
            <td className="font-medium">{of(now)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
