import { NATURE_WORDS } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { trpc } from '../../../trpc.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { AlertCard } from './alert-card.tsx';
import { callChargeOf, useCalledPeople } from './call-charge.ts';
import { ClosedAlerts } from './closed-alerts.tsx';
import { useSteadyOrder } from '../list/steady-order.ts';
import { FilesLink } from '../list/files-link.tsx';

/** @decision D33 */
export function AlertSection({ userId }: { userId?: number }) {
  const alerts = trpc.questionnaires.listAlerts.useQuery(
    { includeClosed: true, ...(userId !== undefined && { userId }) },
    { staleTime: 0 },
  );
  const called = useCalledPeople(userId);
  const open = useSteadyOrder(
    'open',
    alerts.data?.filter(({ outcome }) => outcome === null),
    ({ id }) => id,
  );
  return (
    <section aria-labelledby="alerts" className="mb-10">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="alerts" tabIndex={-1} className="text-lead">
          <Trans>Alertes</Trans>
        </h2>
        {userId === undefined && alerts.data && alerts.data.length > 0 && (
          <FilesLink query={{ jeu: 'alertes', nature: NATURE_WORDS.alert }} />
        )}
      </div>
      <QueryView query={alerts} lines={3}>
        {(found) => (
          <>
            {open.length === 0 ? (
              <p className="flex items-center gap-2 text-ink-soft">
                <Check aria-hidden className="size-5 text-ok" />
                <Trans>Aucune alerte n’attend.</Trans>
              </p>
            ) : (
              <div className="grid gap-4">
                {called.isUnknown && (
                  <p role="alert" className="font-medium text-attention">
                    <Trans>
                      La liste des personnes à joindre n’a pas pu être lue : un collègue en appelle
                      peut-être déjà une.
                    </Trans>
                  </p>
                )}
                {open.map((alert) => (
                  <AlertCard
                    key={alert.id}
                    alert={alert}
                    callCharge={callChargeOf(called.people, alert.participant.userId)}
                    isOfOne={userId !== undefined}
                  />
                ))}
              </div>
            )}
            <ClosedAlerts
              alerts={found.filter(({ outcome }) => outcome !== null)}
              isOfOne={userId !== undefined}
            />
          </>
        )}
      </QueryView>
    </section>
  );
}
