import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { catchFocus } from '../../../lib/catch-focus.ts';
import { classNames } from '../../../lib/class-names.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Link } from '../../../ui/link.tsx';
import { Stamp } from '../../../ui/stamp.tsx';
import { CallInCharge, type Charge, ChargeActions, InCharge } from '../charge/charge-actions.tsx';
import { nextControl } from '../charge/next-control.ts';
import { OutcomeDialog } from '../charge/outcome-dialog.tsx';
import { ContactLinks, ContactRefusal, contactClass } from '../contact-links.tsx';
import { ElapsedWords } from '../elapsed-words.tsx';
import { type Alert, chargeOf, nameOf } from './alert-data.ts';
import { AlertOrigin } from './alert-origin.tsx';
import { useAlertReload } from './use-alert-reload.ts';
import { useUndoAlert } from './use-undo-alert.ts';

type AlertCardProps = {
  readonly alert: Alert;
  readonly callCharge: Charge | null;
  readonly isOfOne: boolean;
};

/** @decision D33 console#taking-charge */
export function AlertCard({ alert, callCharge, isOfOne }: AlertCardProps) {
  const id = useId();
  const { participant, elapsedMinutes } = alert;
  const name = nameOf(participant);
  const { name: kind } = alert;
  const isCrisis = alert.kind === 'crisis';
  const { t } = useLingui();
  const reload = useAlertReload();
  const charge = chargeOf(alert);
  const [isSaying, setSaying] = useState(false);
  const take = trpc.questionnaires.acknowledgeAlert.useMutation({
    onSuccess: () => {
      announce(t`Vous vous en occupez.`);
      catchFocus(() => nextControl(id, 'alerts'));
    },
    onSettled: reload,
  });
  const undo = useUndoAlert(alert.id, t`La prise en charge est annulée.`, id);
  const fault = take.error && faultOf(take.error).code;
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        '@container rounded-card border-2 bg-raised p-5 pb-3',
        charge ? 'border-edge' : isCrisis ? 'border-danger' : 'border-attention',
      )}
    >
      <div className="grid gap-x-8 @min-[42rem]:grid-cols-[1fr_auto] @min-[56rem]:grid-cols-[minmax(0,1fr)_18rem_16rem]">
        <div className="min-w-0">
          <h3 id={id} className="flex items-start gap-2 text-body font-bold">
            <TriangleAlert
              aria-hidden
              className={classNames(
                'mt-1 size-5 shrink-0',
                isCrisis ? 'text-danger' : 'text-attention',
              )}
            />
            <span>
              <Trans>
                {kind}
                <span className="sr-only"> : {name}</span>
              </Trans>
            </span>
          </h3>
          <p className="mt-1">
            {!isOfOne && (
              <span>
                <Link to="adminParticipantFollowUp" params={{ participant: participant.userId }}>
                  {name}
                </Link>
                {' · '}
              </span>
            )}
            <AlertOrigin details={alert.details} />
          </p>
          <p className="mt-1 text-small text-ink-soft">
            <span>
              {charge ? (
                <Trans>
                  Signalée le <Stamp at={alert.raisedAt} />
                </Trans>
              ) : (
                <Trans>
                  Signalée le <Stamp at={alert.raisedAt} />, attend depuis{' '}
                  <ElapsedWords minutes={elapsedMinutes} />
                </Trans>
              )}
            </span>
            {alert.raisedAgainAt && (
              <strong className="block text-ink">
                <Trans>
                  Nouvelle réponse le <Stamp at={alert.raisedAgainAt} />
                </Trans>
              </strong>
            )}
          </p>
          {charge && <InCharge charge={charge} />}
          {callCharge && <CallInCharge charge={callCharge} />}
        </div>
        <div className="@max-[56rem]:col-start-1 @min-[56rem]:self-center">
          <ContactRefusal of={participant} />
          <p className="flex flex-wrap gap-x-6 text-small">
            <ContactLinks of={participant} className={contactClass} />
          </p>
        </div>
        <ChargeActions
          charge={charge}
          take={{
            run: () => take.mutate({ alertId: alert.id, version: alert.version }),
            isPending: take.isPending,
            error: fault === 'VERSION_CONFLICT' ? null : take.error,
          }}
          undo={undo}
          describedBy={id}
          onSay={() => setSaying(true)}
        />
        <p
          role="alert"
          className="font-medium text-danger not-empty:mt-2 @min-[42rem]:col-span-full"
        >
          {charge === null && fault === 'VERSION_CONFLICT' && (
            <Trans>
              Une nouvelle réponse est arrivée entre-temps. Relisez l’alerte avant de la prendre en
              charge.
            </Trans>
          )}
        </p>
      </div>
      {isSaying && <CloseAlertDialog alert={alert} onClose={() => setSaying(false)} />}
    </section>
  );
}

type CloseAlertDialogProps = { readonly alert: Alert; readonly onClose: () => void };

function CloseAlertDialog({ alert, onClose }: CloseAlertDialogProps) {
  const { t } = useLingui();
  const reload = useAlertReload();
  const close = trpc.questionnaires.closeAlert.useMutation({
    onSuccess: () => {
      announce(t`C’est noté au dossier.`);
      onClose();
      catchFocus(() => document.getElementById('alerts'));
    },
    onSettled: reload,
  });
  return (
    <OutcomeDialog
      about={`${nameOf(alert.participant)} · ${alert.name}`}
      isBusy={close.isPending}
      error={close.error}
      onSay={({ outcome, note }) => {
        if (outcome !== 'messageLeft') close.mutate({ alertId: alert.id, outcome, note });
      }}
      onClose={onClose}
    />
  );
}
