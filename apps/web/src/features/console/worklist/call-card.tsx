import { ANSWERABLE_REASONS, type AnswerableReason } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Stamp } from '../../../ui/stamp.tsx';
import { InCharge } from '../charge/charge-actions.tsx';
import { outcomeWords } from '../charge/outcome-words.ts';
import { ChoosePerson } from '../choice/choose-person.tsx';
import type { Chosen } from '../choice/use-chosen.ts';
import { ContactLinks, ContactRefusal, contactClass } from '../contact-links.tsx';
import { RelativeDate } from '../list/relative-date.tsx';
import { nameOf } from '../safety/alert-data.ts';
import { QuotedWords } from '../quoted-words.tsx';
import { CallActions } from './call-actions.tsx';
import { type CalledPerson, type CallReasonLine, CallWhy } from './call-words.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { ReasonBadge } from './reason-badge.tsx';
import { type Delayed, UndoDelay } from './undo-delay.tsx';

const isAnswerable = (reason: string): reason is AnswerableReason =>
  ANSWERABLE_REASONS.some((each) => each === reason);

type CallCardProps = {
  readonly person: CalledPerson;
  readonly chosen: Chosen;
  readonly onDelayed: (delayed: Delayed) => void;
};

/** @decision D64 */
export function CallCard({ person, chosen, onDelayed }: CallCardProps) {
  const id = useId();
  const [isNoting, setNoting] = useState(false);
  const { userId, reasons, establishment, inCharge } = person;
  const name = nameOf(person);
  return (
    <article
      aria-labelledby={id}
      className="group/row @container border-t border-line py-4 first:border-t-0"
    >
      <div className="@min-[56rem]:grid @min-[56rem]:grid-cols-[18rem_minmax(0,1fr)] @min-[56rem]:gap-x-8">
        <div className="flex flex-wrap items-start justify-between gap-x-4 @min-[56rem]:block">
          <div className="min-w-0 grow basis-48">
            <div className="flex items-center gap-x-3">
              <ChoosePerson person={{ userId, name }} chosen={chosen} />
              <h3 id={id} className="text-body font-medium">
                <Link to="adminParticipantFollowUp" params={{ participant: userId }}>
                  {name}
                </Link>
              </h3>
            </div>
            <p className="text-small text-ink-soft">
              <span className="block">{establishment}</span>
              <span className="block">
                <Owner inCharge={inCharge} />
              </span>
            </p>
            <ContactRefusal of={person} />
            <p className="flex flex-wrap gap-x-6 text-small">
              <ContactLinks of={person} className={contactClass} />
            </p>
          </div>
          <Button
            kind="quiet"
            className="@min-[56rem]:px-0"
            aria-describedby={id}
            onClick={() => setNoting(true)}
          >
            <Trans>Noter</Trans>
          </Button>
        </div>
        <ul>
          {reasons.map((reason) => (
            <ReasonLine
              key={reason.reason}
              person={{ userId, name }}
              line={reason}
              onDelayed={onDelayed}
            />
          ))}
        </ul>
      </div>
      {isNoting && <NoteDialog person={{ userId, name }} onClose={() => setNoting(false)} />}
    </article>
  );
}

function Owner({ inCharge }: Pick<CalledPerson, 'inCharge'>) {
  if (inCharge === null) return <Trans>Sans responsable de suivi</Trans>;
  const owner = nameOf(inCharge);
  if (!inCharge.isAway) return <Trans>Suivi par {owner}</Trans>;
  return owner.trim() === '' ? (
    <Trans>La personne responsable n’a plus de compte</Trans>
  ) : (
    <Trans>{owner}, responsable du suivi, n’a plus accès à ce dossier</Trans>
  );
}

type ReasonLineProps = {
  readonly person: { readonly userId: number; readonly name: string };
  readonly line: CallReasonLine;
  readonly onDelayed: (delayed: Delayed) => void;
};

function ReasonLine({ person, line, onDelayed }: ReasonLineProps) {
  const id = useId();
  const { reason, since, setAside, charge } = line;
  const isLocked = reason === 'scheduleLocked';
  const answerable = isAnswerable(reason) ? reason : null;
  return (
    <li className="grid gap-x-8 gap-y-2 py-2 @min-[42rem]:grid-cols-[1fr_auto] @min-[56rem]:first:pt-0">
      <div className="min-w-0">
        <p id={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ReasonBadge reason={reason} />
          <span className="text-small text-ink-soft">
            <Trans>
              Depuis : <RelativeDate on={since} />
            </Trans>
          </span>
        </p>
        <p className="mt-1">
          <CallWhy call={line} />
          {answerable === null && (
            <Link
              to="adminParticipantFollowUp"
              params={{ participant: person.userId }}
              hash="alerts"
            >
              <Trans>Voir l’alerte</Trans>
            </Link>
          )}
          {isLocked && (
            <>
              {' '}
              <Link
                to="adminParticipantFollowUp"
                params={{ participant: person.userId }}
                hash="flags"
              >
                <Trans>Donner votre avis</Trans>
              </Link>
            </>
          )}
        </p>
        {setAside && <SetAside setAside={setAside} />}
        {setAside && setAside.undoableUntil !== null && answerable !== null && (
          <UndoDelay delayed={{ userId: person.userId, reason: answerable }} describedBy={id} />
        )}
        {setAside === null && charge && <InCharge charge={charge} />}
      </div>
      {setAside === null && answerable !== null && (
        <CallActions
          person={person}
          line={line}
          reason={answerable}
          describedBy={id}
          onDelayed={onDelayed}
        />
      )}
    </li>
  );
}

function SetAside({ setAside }: { setAside: NonNullable<CallReasonLine['setAside']> }) {
  const fieldText = useFieldText();
  const { by, kind, outcome, until, text } = setAside;
  return (
    <p className="mt-1 text-small">
      <span>
        {outcome !== null ? (
          <Trans>
            {fieldText(outcomeWords(outcome))} · {by} le <Stamp at={setAside.at} />; de retour ici
            le <span className="whitespace-nowrap">{until}</span>
          </Trans>
        ) : kind === 'called' ? (
          <Trans>
            Appel fait par {by} le <Stamp at={setAside.at} />; de retour ici le{' '}
            <span className="whitespace-nowrap">{until}</span>
          </Trans>
        ) : (
          <Trans>
            Reporté par {by} le <Stamp at={setAside.at} />, jusqu’au{' '}
            <span className="whitespace-nowrap">{until}</span>
          </Trans>
        )}
      </span>
      {text !== null && (
        <span className="block">
          <QuotedWords words={text} />
        </span>
      )}
    </p>
  );
}
