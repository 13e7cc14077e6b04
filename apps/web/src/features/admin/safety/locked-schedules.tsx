import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useDates } from '../../../lib/dates.ts';
import { trpc } from '../../../trpc.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { Link } from '../../../ui/link.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { nameOf } from './alert-data.ts';

/** Whose suggested schedule waits for the establishment's opinion, and why. @decision D33 */
export function LockedSchedules() {
  const { t } = useLingui();
  const dates = useDates();
  const locked = trpc.questionnaires.listLockedSchedules.useQuery(undefined, { staleTime: 0 });
  return (
    <section aria-labelledby="locked" className="mb-10">
      <h2 id="locked" className="mb-3 text-lead">
        <Trans>Horaires en attente d’un avis</Trans>
      </h2>
      <QueryView query={locked} lines={3}>
        {(people) =>
          people.length === 0 ? (
            <p className="flex items-center gap-2 text-ink-soft">
              <Check aria-hidden className="size-5 text-ok" />
              <Trans>Aucun horaire n’attend.</Trans>
            </p>
          ) : (
            <DataTable caption={<Trans>Le plus ancien d’abord</Trans>}>
              <thead>
                <tr>
                  <th scope="col">{t`Participant`}</th>
                  <th scope="col">{t`Ce qui demande un avis`}</th>
                  <th scope="col">{t`Établissement`}</th>
                  <th scope="col">{t`Depuis le`}</th>
                </tr>
              </thead>
              <tbody>
                {people.map(({ participant, flags }) => (
                  <tr key={participant.userId}>
                    <th scope="row" className="font-medium">
                      <Link
                        to="adminParticipantFollowUp"
                        params={{ participant: participant.userId }}
                        hash="flags"
                      >
                        {nameOf(participant)}
                      </Link>
                    </th>
                    <td className="min-w-56 whitespace-normal!">
                      {flags.map(({ name }) => name).join(' · ')}
                    </td>
                    <td>{participant.establishment}</td>
                    <td>{flags[0] && dates.stamp(flags[0].raisedAt)}</td>
                  </tr>
                ))}
              </tbody>
            </DataTable>
          )
        }
      </QueryView>
    </section>
  );
}
