import { ANSWERABLE_REASONS, callRules, type AnswerableReason } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { Lock, Moon, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { mailLink } from '../../../lib/mail-link.ts';
import { Button } from '../../../ui/button.tsx';
import { Link, linkClass } from '../../../ui/link.tsx';
import { Badge } from '../list/badge.tsx';
import { RelativeDate } from '../list/relative-date.tsx';
import { nameOf } from '../safety/alert-data.ts';
import { QuotedWords } from '../quoted-words.tsx';
import { type CalledPerson, type CallReasonLine, CallWhy, reasonWords } from './call-words.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { useAddNote } from './use-add-note.ts';

const isAnswerable = (reason: string): reason is AnswerableReason =>
  ANSWERABLE_REASONS.some((each) => each === reason);

/** @decision D64 */
export function CallCard({ person }: { person: CalledPerson }) {
  const id = useId();
  const [isNoting, setNoting] = useState(false);
  const { userId, reasons, phoneNumber, email, establishment, inCharge } = person;
  const name = nameOf(person);
  return (
    <article aria-labelledby={id} className="group/row border-t border-line py-4 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-x-8">
        <div className="min-w-0">
          <h3 id={id} className="text-body font-medium">
            <Link to="adminParticipantFollowUp" params={{ participant: userId }}>
              {name}
            </Link>
          </h3>
          <p className="text-small text-ink-soft">
            {establishment}
            {' · '}
            <Owner inCharge={inCharge} />
          </p>
          <p className="flex flex-wrap gap-x-6 text-small">
            {phoneNumber && (
              <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`} className={contact}>
                {phoneNumber}
              </a>
            )}
            <a href={mailLink(email)} className={contact}>
              {email}
            </a>
          </p>
        </div>
        <Button kind="quiet" aria-describedby={id} onClick={() => setNoting(true)}>
          <Trans>Noter</Trans>
        </Button>
      </div>
      <ul>
        {reasons.map((reason) => (
          <ReasonLine key={reason.reason} person={{ userId, name }} line={reason} />
        ))}
      </ul>
      {isNoting && (
        <NoteDialog person={{ userId, name }} kind="note" onClose={() => setNoting(false)} />
      )}
    </article>
  );
}

function Owner({ inCharge }: Pick<CalledPerson, 'inCharge'>) {
  if (inCharge === null) return <Trans>personne n’en est responsable</Trans>;
  const owner = nameOf(inCharge);
  if (!inCharge.isAway) return <Trans>suivi par {owner}</Trans>;
  return owner.trim() === '' ? (
    <Trans>la personne responsable n’a plus de compte</Trans>
  ) : (
    <Trans>{owner}, responsable du suivi, n’a plus accès à ce dossier</Trans>
  );
}

type ReasonLineProps = {
  readonly person: { readonly userId: number; readonly name: string };
  readonly line: CallReasonLine;
};

function ReasonLine({ person, line }: ReasonLineProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { reason, since, week, setAside } = line;
  const isLocked = reason === 'scheduleLocked';
  const answerable = isAnswerable(reason) ? reason : null;
  const Icon = isLocked ? Lock : answerable === null ? TriangleAlert : Moon;
  return (
    <li className="grid gap-x-8 gap-y-2 py-2 md:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p id={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge look={isLocked || answerable === null ? 'attention' : 'plain'} icon={Icon}>
            {i18n._(reasonWords[reason])}
          </Badge>
          <span className="text-small text-ink-soft">
            <Trans>
              Depuis : <RelativeDate on={since} />
            </Trans>
          </span>
        </p>
        <p className="mt-1">
          <CallWhy call={line} />
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
      </div>
      {setAside === null && answerable !== null && (
        <CallActions person={person} reason={answerable} week={week} describedBy={id} />
      )}
    </li>
  );
}

function SetAside({ setAside }: { setAside: NonNullable<CallReasonLine['setAside']> }) {
  const dates = useDates();
  const { by, kind, until, text } = setAside;
  const at = dates.stamp(setAside.at);
  return (
    <p className="mt-1 text-small">
      {kind === 'called' ? (
        <Trans>
          Appel fait par {by} le {at}; de retour ici le {until}
        </Trans>
      ) : (
        <Trans>
          Reporté par {by} le {at}, jusqu’au {until}
        </Trans>
      )}
      {text !== null && (
        <span className="block">
          <QuotedWords words={text} />
        </span>
      )}
    </p>
  );
}

type CallActionsProps = {
  readonly person: { readonly userId: number; readonly name: string };
  readonly reason: AnswerableReason;
  readonly week: number | null;
  readonly describedBy: string;
};

function CallActions({ person, reason, week, describedBy }: CallActionsProps) {
  const errorText = useErrorText();
  const [isCalled, setCalled] = useState(false);
  const postpone = useAddNote();
  return (
    <div className="flex flex-wrap items-center gap-2 self-center md:max-w-96 md:justify-end">
      <Button kind="secondary" aria-describedby={describedBy} onClick={() => setCalled(true)}>
        <Trans>Appelé</Trans>
      </Button>
      <Button
        kind="secondary"
        busy={postpone.isPending}
        aria-describedby={describedBy}
        onClick={() => postpone.mutate({ userId: person.userId, kind: 'postponed', reason })}
      >
        <Trans>Reporter de {callRules.asideDays} jours</Trans>
      </Button>
      <p role="alert" className="w-full font-medium text-danger empty:hidden">
        {postpone.error && errorText(faultOf(postpone.error))}
      </p>
      {isCalled && (
        <NoteDialog
          person={person}
          kind="called"
          reason={reason}
          week={week}
          onClose={() => setCalled(false)}
        />
      )}
    </div>
  );
}

const contact = `${linkClass} inline-flex min-h-11 items-center break-all`;
