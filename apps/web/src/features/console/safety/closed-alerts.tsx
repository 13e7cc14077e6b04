import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Link } from '../../../ui/link.tsx';
import { Stamp } from '../../../ui/stamp.tsx';
import { UndoButton } from '../charge/charge-actions.tsx';
import { outcomeWords } from '../charge/outcome-words.ts';
import { ElapsedWords } from '../elapsed-words.tsx';
import { QuotedWords } from '../quoted-words.tsx';
import { type Alert, nameOf } from './alert-data.ts';
import { AlertOrigin } from './alert-origin.tsx';
import { useUndoAlert } from './use-undo-alert.ts';

type ClosedAlertsProps = {
  readonly alerts: readonly Alert[];
  readonly isOfOne: boolean;
};

/** @decision D33 */
export function ClosedAlerts({ alerts, isOfOne }: ClosedAlertsProps) {
  const undoable = alerts.filter(({ undoableUntil }) => undoableUntil !== null);
  const others = alerts.filter(({ undoableUntil }) => undoableUntil === null);
  const listOf = (shown: readonly Alert[]) => (
    <ul>
      {shown.map((alert) => (
        <li key={alert.id} className="border-t border-line py-3 first:border-t-0">
          <ClosedAlert alert={alert} isOfOne={isOfOne} />
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
          title={<Plural value={others.length} one="# alerte réglée" other="# alertes réglées" />}
        >
          {listOf(others)}
        </Disclosure>
      )}
    </>
  );
}

function ClosedAlert({ alert, isOfOne }: { alert: Alert; isOfOne: boolean }) {
  const { t } = useLingui();
  const text = useFieldText();
  const id = useId();
  const { participant, acknowledgedBy, elapsedMinutes, outcome, outcomeBy, outcomeNote } = alert;
  const undo = useUndoAlert(alert.id, t`La réponse est annulée. L’alerte reste à régler.`, id);
  return (
    <>
      <p id={id}>
        <span className="font-medium">{alert.name}</span>
        {!isOfOne && (
          <span>
            {' · '}
            <Link to="adminParticipantFollowUp" params={{ participant: participant.userId }}>
              {nameOf(participant)}
            </Link>
          </span>
        )}
        <span>{' · '}</span>
        <AlertOrigin details={alert.details} />
      </p>
      <p className="text-small text-ink-soft">
        <Trans>
          Signalée le <Stamp at={alert.raisedAt} />, prise en charge par {acknowledgedBy} après{' '}
          <ElapsedWords minutes={elapsedMinutes} />
        </Trans>
      </p>
      {outcome !== null && (
        <p className="mt-1 text-small">
          <span>
            {text(outcomeWords(outcome))} · {outcomeBy}
          </span>
          {outcomeNote !== null && (
            <span className="block">
              <QuotedWords words={outcomeNote} />
            </span>
          )}
        </p>
      )}
      {alert.undoableUntil !== null && (
        <UndoButton step={undo} describedBy={id}>
          <Trans>Revenir en arrière</Trans>
        </UndoButton>
      )}
    </>
  );
}
