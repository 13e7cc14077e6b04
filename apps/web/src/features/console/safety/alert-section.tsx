import { NATURE_WORDS } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { trpc } from '../../../trpc.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { AcknowledgedAlerts } from './acknowledged-alerts.tsx';
import { AlertCard } from './alert-card.tsx';
import { FilesLink } from '../list/files-link.tsx';

/** Without `userId`, the alerts of all people are shown. @decision D33 */
export function AlertSection({ userId }: { userId?: number }) {
  const alerts = trpc.questionnaires.listAlerts.useQuery(
    { includeAcknowledged: true, ...(userId !== undefined && { userId }) },
    { staleTime: 0 },
  );
  return (
    <section aria-labelledby="alerts" className="mb-10">
      <h2 id="alerts" className="mb-3 text-lead">
        <Trans>Alertes</Trans>
      </h2>
      <QueryView query={alerts} lines={3}>
        {(found) => {
          const waiting = found.filter(({ acknowledgedAt }) => acknowledgedAt === null);
          return (
            <>
              {waiting.length === 0 ? (
                <p className="flex items-center gap-2 text-ink-soft">
                  <Check aria-hidden className="size-5 text-ok" />
                  <Trans>Aucune alerte n’attend.</Trans>
                </p>
              ) : (
                <div className="grid gap-4">
                  {waiting.map((alert) => (
                    <AlertCard key={alert.id} alert={alert} isOfOne={userId !== undefined} />
                  ))}
                </div>
              )}
              <AcknowledgedAlerts
                alerts={found.filter(({ acknowledgedAt }) => acknowledgedAt !== null)}
                isOfOne={userId !== undefined}
              />
              {userId === undefined && found.length > 0 && (
                <p className="mt-4">
                  <FilesLink query={{ jeu: 'alertes', nature: NATURE_WORDS.alert }} />
                </p>
              )}
            </>
          );
        }}
      </QueryView>
    </section>
  );
}
