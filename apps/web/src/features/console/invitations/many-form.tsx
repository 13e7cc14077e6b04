import { inviteeRules } from '@aube/api/rules';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState, type ChangeEvent } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { issueMessage } from '../../../lib/issue-messages.ts';
import type { Locale } from '../../../lib/locale.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { describedBy, FieldFrame, fileInputClass, inputClass } from '../../../ui/field.tsx';
import { EstablishmentField, type InvitingEstablishment } from '../establishment-field.tsx';
import { decodeText } from './decode-text.ts';
import { InvitationLanguage } from './invitation-language.tsx';
import { InviteeReport, countToSend } from './invitee-report.tsx';

type AddressListFieldsProps = {
  readonly id: string;
  readonly text: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
};

function AddressListFields({ id, text, error, onText }: AddressListFieldsProps) {
  const { t } = useLingui();
  const readFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const [file] = input.files ?? [];
    if (file) onText(decodeText(new Uint8Array(await file.arrayBuffer())));
    // The same file can be chosen again after a correction.
    input.value = '';
  };
  return (
    <>
      <FieldFrame
        id={`${id}-text`}
        label={t`Adresses de courriel`}
        hint={t`Une par ligne, ou un tableau avec une colonne « Courriel » et, au besoin, une colonne « Langue » (fr ou en).`}
        error={error}
      >
        <textarea
          id={`${id}-text`}
          rows={6}
          value={text}
          maxLength={inviteeRules.textMaxLength}
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(`${id}-text`, true, error)}
          className={inputClass}
          onChange={(event) => onText(event.target.value)}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-file`} label={t`Ou un fichier CSV`}>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className={fileInputClass}
          onChange={(event) => void readFile(event)}
        />
      </FieldFrame>
    </>
  );
}

const faultWords: Readonly<Record<string, ReturnType<typeof msg>>> = {
  required: msg`Collez au moins une adresse`,
  tooMany: msg`Partagez la liste : 1000 lignes au plus à la fois`,
  tooLong: msg`Partagez la liste : elle est trop longue pour un seul envoi`,
  unsafeText: msg`Ce fichier n’est pas un fichier texte. Enregistrez-le en CSV.`,
};

type ManyFormProps = {
  readonly establishments: readonly InvitingEstablishment[];
  readonly text: string;
  readonly onText: (text: string) => void;
};

/** @decision console#invitations */
export function ManyForm({ establishments, text, onText }: ManyFormProps) {
  const { i18n, t } = useLingui();
  const id = useId();
  const utils = trpc.useUtils();
  const errorText = useErrorText();
  const [only, ...others] = establishments;
  const [establishmentId, setEstablishmentId] = useState(
    only && others.length === 0 ? String(only.establishmentId) : '',
  );
  const [locale, setLocale] = useState<Locale>(i18n.locale === 'en' ? 'en' : 'fr');
  const [missing, setMissing] = useState<'text' | 'establishment' | null>(null);
  const preview = trpc.admin.inviteMany.useMutation();
  const send = trpc.admin.inviteMany.useMutation({
    onSuccess: () => utils.admin.listInvitations.invalidate(),
  });
  const once = useOneAtATime();
  const asked = { text, locale, establishmentId: Number(establishmentId) };
  const isBusy = preview.isPending || send.isPending;
  const fault = (send.error ?? preview.error) ? faultOf(send.error ?? preview.error) : null;
  const issue = fault?.issues.find(({ path }) => path[0] === 'text')?.code;
  const textCode = missing === 'text' ? 'required' : issue;
  const textError =
    textCode === undefined ? undefined : i18n._(faultWords[textCode] ?? issueMessage(textCode));

  const forget = () => {
    setMissing(null);
    preview.reset();
    send.reset();
  };
  const change = (next: string) => {
    forget();
    onText(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacking = text.trim() === '' ? 'text' : establishmentId === '' ? 'establishment' : null;
    setMissing(lacking);
    if (lacking !== null) document.getElementById(`${id}-${lacking}`)?.focus();
    else if (!isBusy) preview.mutate(asked);
  };

  if (send.data) {
    return (
      <>
        <InviteeReport lines={send.data.lines} isDone />
        <Button
          kind="secondary"
          className="mt-5"
          onClick={() => {
            onText('');
            forget();
          }}
        >
          <Trans>Inviter d’autres personnes</Trans>
        </Button>
      </>
    );
  }
  const leaving = preview.data ? countToSend(preview.data.lines) : 0;
  return (
    <form noValidate onSubmit={submit}>
      <AddressListFields id={id} text={text} error={textError} onText={change} />
      <EstablishmentField
        id={`${id}-establishment`}
        establishments={establishments}
        error={missing === 'establishment' ? t`Choisissez un établissement` : undefined}
        value={establishmentId}
        onChange={(event) => {
          forget();
          setEstablishmentId(event.target.value);
        }}
      />
      <InvitationLanguage
        value={locale}
        onChange={(next) => {
          forget();
          setLocale(next);
        }}
      />
      {fault && !issue && (
        <p role="alert" className="mb-4 font-medium text-danger">
          {errorText(fault)}
        </p>
      )}
      {preview.data && <InviteeReport lines={preview.data.lines} isDone={false} />}
      <div className="mt-5 flex flex-wrap gap-3">
        {leaving > 0 ? (
          <Button
            busy={isBusy}
            onClick={() => {
              once((done) => send.mutate({ ...asked, isConfirmed: true }, { onSettled: done }));
            }}
          >
            {send.isPending ? (
              <Trans>Un instant…</Trans>
            ) : (
              <Plural value={leaving} one="Inviter # personne" other="Inviter # personnes" />
            )}
          </Button>
        ) : (
          <Button type="submit" busy={isBusy}>
            {preview.isPending ? <Trans>Un instant…</Trans> : <Trans>Vérifier la liste</Trans>}
          </Button>
        )}
      </div>
    </form>
  );
}
