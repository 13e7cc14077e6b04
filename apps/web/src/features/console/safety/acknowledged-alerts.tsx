import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Link } from '../../../ui/link.tsx';
import { ElapsedWords } from '../elapsed-words.tsx';
import { QuotedWords } from '../quoted-words.tsx';
import { type Alert, nameOf } from './alert-data.ts';
import { AlertOrigin } from './alert-origin.tsx';
import { useAlertReload } from './use-alert-reload.ts';

function UndoButton({ alert }: { alert: Alert }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const reload = useAlertReload();
  const undo = trpc.questionnaires.undoAcknowledgement.useMutation({
    onSuccess: () => announce(t`L’alerte est de nouveau à prendre en charge.`),
    onSettled: reload,
  });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button
        kind="secondary"
        busy={undo.isPending}
        onClick={() => undo.mutate({ alertId: alert.id })}
      >
        <Trans>
          Annuler la prise en charge
          <span className="sr-only"> : {nameOf(alert.participant)}</span>
        </Trans>
      </Button>
      <span className="text-small text-ink-soft">
        <Trans>Possible pendant cinq minutes</Trans>
      </span>
      <p role="alert" className="w-full font-medium text-danger empty:hidden">
        {undo.error && errorText(faultOf(undo.error))}
      </p>
    </div>
  );
}

type AcknowledgedAlertsProps = {
  readonly alerts: readonly Alert[];
  readonly isOfOne: boolean;
};

/** @decision D33 */
export function AcknowledgedAlerts({ alerts, isOfOne }: AcknowledgedAlertsProps) {
  const undoable = alerts.filter(({ undoableUntil }) => undoableUntil !== null);
  const others = alerts.filter(({ undoableUntil }) => undoableUntil === null);
  const listOf = (shown: readonly Alert[]) => (
    <ul>
      {shown.map((alert) => (
        <li key={alert.id} className="border-t border-line py-3 first:border-t-0">
          <AcknowledgedAlert alert={alert} isOfOne={isOfOne} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {undoable.length > 0 && (
        <div className="mt-4 rounded-card border border-line bg-raised px-5">
          {listOf(undoable)}
        </div>
      )}
      {others.length > 0 && (
        <Disclosure
          className="mt-4 border-t"
          title={
            <Plural
              value={others.length}
              one="# alerte prise en charge"
              other="# alertes prises en charge"
            />
          }
        >
          {listOf(others)}
        </Disclosure>
      )}
    </>
  );
}

function AcknowledgedAlert({ alert, isOfOne }: { alert: Alert; isOfOne: boolean }) {
  const dates = useDates();
  const { participant, acknowledgedBy, acknowledgedNote, elapsedMinutes } = alert;
  const raisedAt = dates.stamp(alert.raisedAt);
  return (
    <>
      <p>
        <span className="font-medium">{alert.name}</span>
        {!isOfOne && (
          <>
            {' · '}
            <Link to="adminParticipantFollowUp" params={{ participant: participant.userId }}>
              {nameOf(participant)}
            </Link>
          </>
        )}
        {' · '}
        <AlertOrigin details={alert.details} />
      </p>
      <p className="text-small text-ink-soft">
        <Trans>
          Signalée le {raisedAt}, prise en charge par {acknowledgedBy} après{' '}
          <ElapsedWords minutes={elapsedMinutes} />
        </Trans>
      </p>
      {acknowledgedNote !== null && (
        <p className="mt-1 text-small">
          <QuotedWords words={acknowledgedNote} />
        </p>
      )}
      {alert.undoableUntil !== null && <UndoButton alert={alert} />}
    </>
  );
}
