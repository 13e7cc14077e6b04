import { ANSWERABLE_REASONS, callRules, type AnswerableReason } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { Lock, Moon } from 'lucide-react';
import { useId, useState } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Link, linkClass } from '../../../ui/link.tsx';
import { Badge } from '../list/badge.tsx';
import { RelativeDate } from '../list/relative-date.tsx';
import { nameOf } from '../safety/alert-data.ts';
import { type Call, CallWhy, reasonWords } from './call-words.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { useAddNote } from './use-add-note.ts';

const isAnswerable = (reason: string): reason is AnswerableReason =>
  ANSWERABLE_REASONS.some((each) => each === reason);

/** A line of the call list: who, why, since when, who is in charge, and what may be done about it. @decision D64 */
export function CallLine({ call }: { call: Call }) {
  const { i18n } = useLingui();
  const id = useId();
  const { userId, reason, since, phoneNumber, email, establishment, inCharge, setAside } = call;
  const isLocked = reason === 'scheduleLocked';
  const name = nameOf(call);
  const owner = inCharge && nameOf(inCharge);
  return (
    <article
      aria-labelledby={id}
      className="group/row grid gap-x-8 gap-y-2 border-t border-line py-4 first:border-t-0 md:grid-cols-[1fr_auto]"
    >
      <div className="min-w-0">
        <h3 id={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body font-medium">
          <Link
            to="adminParticipantFollowUp"
            params={{ participant: userId }}
            {...(isLocked && { hash: 'flags' })}
          >
            {name}
          </Link>
          <Badge look={isLocked ? 'attention' : 'plain'} icon={isLocked ? Lock : Moon}>
            {i18n._(reasonWords[reason])}
          </Badge>
        </h3>
        <p className="mt-1">
          <CallWhy call={call} />
        </p>
        <p className="text-small text-ink-soft">
          <Trans>
            Depuis : <RelativeDate on={since} />
          </Trans>
          {' · '}
          {establishment}
          {' · '}
          {owner === null ? (
            <Trans>personne n’en est responsable</Trans>
          ) : (
            <Trans>suivi par {owner}</Trans>
          )}
        </p>
        {setAside && <SetAside setAside={setAside} />}
        <p className="flex flex-wrap gap-x-6 text-small">
          {phoneNumber && (
            <a href={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`} className={contact}>
              {phoneNumber}
            </a>
          )}
          <a href={`mailto:${email}`} className={contact}>
            {email}
          </a>
        </p>
      </div>
      {setAside === null && isAnswerable(reason) && (
        <CallActions person={{ userId, name }} reason={reason} describedBy={id} />
      )}
    </article>
  );
}

function SetAside({ setAside }: { setAside: NonNullable<Call['setAside']> }) {
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
      {text !== null && <span className="block">« {text} »</span>}
    </p>
  );
}

type CallActionsProps = {
  readonly person: { readonly userId: number; readonly name: string };
  readonly reason: AnswerableReason;
  readonly describedBy: string;
};

function CallActions({ person, reason, describedBy }: CallActionsProps) {
  const errorText = useErrorText();
  const [asked, setAsked] = useState<'note' | 'called' | null>(null);
  const postpone = useAddNote();
  return (
    <div className="flex flex-wrap items-center gap-2 self-center md:max-w-96 md:justify-end">
      <Button kind="secondary" aria-describedby={describedBy} onClick={() => setAsked('called')}>
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
      <Button kind="quiet" aria-describedby={describedBy} onClick={() => setAsked('note')}>
        <Trans>Noter</Trans>
      </Button>
      <p role="alert" className="w-full font-medium text-danger empty:hidden">
        {postpone.error && errorText(faultOf(postpone.error))}
      </p>
      {asked === 'called' && (
        <NoteDialog person={person} kind="called" reason={reason} onClose={() => setAsked(null)} />
      )}
      {asked === 'note' && (
        <NoteDialog person={person} kind="note" onClose={() => setAsked(null)} />
      )}
    </div>
  );
}

const contact = `${linkClass} inline-flex min-h-11 items-center break-all`;
