import { Plural, Trans } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Link } from '../../../ui/link.tsx';
import { ElapsedWords } from '../elapsed-words.tsx';
import { QuotedWords } from '../quoted-words.tsx';
import { type Alert, nameOf } from './alert-data.ts';
import { AlertOrigin } from './alert-origin.tsx';
import { UndoButton } from './undo-button.tsx';

type AcknowledgedAlertsProps = {
  readonly alerts: readonly Alert[];
  readonly isOfOne: boolean;
};

/** Alerts taken in charge: the staff, and the time it took. @decision D33 */
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
