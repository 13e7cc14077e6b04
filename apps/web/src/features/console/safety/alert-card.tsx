import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { useDates } from '../../../lib/dates.ts';
import { mailLink } from '../../../lib/mail-link.ts';
import { Button } from '../../../ui/button.tsx';
import { Link, linkClass } from '../../../ui/link.tsx';
import { ElapsedWords } from '../elapsed-words.tsx';
import { type Alert, nameOf } from './alert-data.ts';
import { AlertOrigin } from './alert-origin.tsx';
import { TakeChargeDialog } from './take-charge-dialog.tsx';

/** @decision D33 */
export function AlertCard({ alert, isOfOne }: { alert: Alert; isOfOne: boolean }) {
  const id = useId();
  const dates = useDates();
  const { participant, elapsedMinutes } = alert;
  const name = nameOf(participant);
  const isCrisis = alert.kind === 'crisis';
  const raisedAt = dates.stamp(alert.raisedAt);
  const raisedAgainAt = alert.raisedAgainAt && dates.stamp(alert.raisedAgainAt);
  const [isAsked, setAsked] = useState(false);
  const [isNewer, setNewer] = useState(false);
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'grid gap-x-8 rounded-card border-2 bg-raised p-5 pb-3 md:grid-cols-[1fr_auto]',
        isCrisis ? 'border-danger' : 'border-attention',
      )}
    >
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
            {alert.name} <span className="sr-only">: {name}</span>
          </span>
        </h3>
        <p className="mt-1">
          {!isOfOne && (
            <>
              <Link to="adminParticipantFollowUp" params={{ participant: participant.userId }}>
                {name}
              </Link>
              {' · '}
            </>
          )}
          <AlertOrigin details={alert.details} />
        </p>
        <p className="mt-1 text-small text-ink-soft">
          <Trans>
            Signalée le {raisedAt}, attend depuis <ElapsedWords minutes={elapsedMinutes} />
          </Trans>
          {raisedAgainAt && (
            <strong className="block text-ink">
              <Trans>Nouvelle réponse le {raisedAgainAt}</Trans>
            </strong>
          )}
        </p>
        <p className="flex flex-wrap gap-x-6 text-small">
          {participant.phoneNumber && (
            <a href={`tel:${participant.phoneNumber.replace(/[^+\d]/g, '')}`} className={contact}>
              {participant.phoneNumber}
            </a>
          )}
          <a href={mailLink(participant.email)} className={contact}>
            {participant.email}
          </a>
        </p>
      </div>
      <div className="self-center max-md:mt-2">
        <Button className="max-md:w-full" aria-describedby={id} onClick={() => setAsked(true)}>
          <Trans>Prendre en charge</Trans>
        </Button>
      </div>
      <p role="alert" className="font-medium text-danger not-empty:mt-2 md:col-span-2">
        {isNewer && (
          <Trans>
            Une nouvelle réponse est arrivée entre-temps. Relisez l’alerte avant de la prendre en
            charge.
          </Trans>
        )}
      </p>
      {isAsked && (
        <TakeChargeDialog
          isOpen
          alert={alert}
          onNewer={() => {
            setAsked(false);
            setNewer(true);
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}

const contact = `${linkClass} inline-flex min-h-11 items-center break-all`;
