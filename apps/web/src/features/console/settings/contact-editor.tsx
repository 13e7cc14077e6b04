import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { useErrorText } from '../../../lib/error-messages.ts';
import { announce } from '../../../lib/live-region.tsx';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { trpc } from '../../../trpc.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { ChangeWords } from './change-words.tsx';
import { contactErrors, type ContactFault } from './contact-faults.ts';
import { ContactFields, emptyContact, type ContactForm } from './contact-fields.tsx';
import { ContactPreview } from './contact-preview.tsx';
import { DraftConflict, type OtherDraft } from './draft-conflict.tsx';

type ContactSettingsRead = RouterOutputs['admin']['getContactSettings'];

const MOST = 12;
const draftOf = (draft: ContactSettingsRead['draft']) => ({
  settingId: draft?.settingId ?? null,
  version: draft?.version ?? 0,
});
const storedIn = ({ draft, contacts }: ContactSettingsRead) => draft?.contacts ?? contacts;
const asText = (contacts: readonly ContactForm[]) => JSON.stringify(contacts);

type ContactEditorProps = {
  readonly establishmentId: number | null;
  readonly read: ContactSettingsRead;
  readonly reread: () => Promise<{
    readonly data: ContactSettingsRead | undefined;
    readonly isError: boolean;
  }>;
};

/** Draft → preview → publication of contacts. @decision D90 console#settings */
export function ContactEditor({ establishmentId, read, reread }: ContactEditorProps) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const { draft } = read;
  const stored = storedIn(read);
  const [contacts, setContacts] = useState<readonly ContactForm[]>(stored);
  /** State that the typed words began from: words over an older draft are a conflict when saved. */
  const [begun, setBegun] = useState(read);
  // The form follows what is read again, unless somebody has typed in the form.
  if (begun !== read && [begun, read].some((each) => asText(contacts) === asText(storedIn(each)))) {
    setBegun(read);
    setContacts(stored);
  }
  const [attempt, setAttempt] = useState(0);
  const [said, setSaid] = useState<'saved' | 'published' | 'gone' | 'changed' | null>(null);
  const isDirty = asText(contacts) !== asText(stored);
  useLeaveWarning(isDirty);

  const show = (next: ContactSettingsRead | undefined) => {
    if (next) {
      setBegun(next);
      setContacts(storedIn(next));
    }
    void utils.admin.listSettings.invalidate();
  };
  /** Somebody else changed, published or deleted the draft: what was typed stays. */
  const lookAgain = async () => {
    const { data: next, isError } = await reread();
    if (!next || isError) return;
    if (!next.draft) setBegun(next);
    setSaid(next.draft ? 'changed' : 'gone');
    announce(next.draft ? t`Ce brouillon a été modifié.` : t`Ce brouillon a été publié ou effacé.`);
    void utils.admin.listSettings.invalidate();
  };
  const whenRefused = async (error: unknown) => {
    const { code, details } = faultOf(error);
    const isGone = code === 'VERSION_CONFLICT' && !details['current'];
    if (isGone || code === 'NOT_FOUND') await lookAgain();
    setAttempt((count) => count + 1);
  };
  const save = trpc.admin.saveContactDraft.useMutation({
    onSuccess: async () => {
      show((await reread()).data);
      setSaid('saved');
      announce(t`Le brouillon est enregistré.`);
      setAttempt((count) => count + 1);
    },
    onError: whenRefused,
  });
  const publish = trpc.admin.publishSetting.useMutation({
    onSuccess: async () => {
      show((await reread()).data);
      setSaid('published');
      announce(t`Les coordonnées sont publiées.`);
      void utils.programme.getContacts.invalidate();
    },
    onError: whenRefused,
  });
  const discard = trpc.admin.discardSettingDraft.useMutation({
    onSuccess: async () => {
      show((await reread()).data);
      announce(t`Le brouillon est effacé.`);
    },
    onError: whenRefused,
  });

  const failure = save.error && faultOf(save.error);
  const conflict =
    failure?.code === 'VERSION_CONFLICT'
      ? ((failure.details['current'] ?? null) as OtherDraft | null)
      : null;
  const refusals = [save.error, publish.error, discard.error].map(
    (error) => error && faultOf(error),
  );
  const refused = refusals.find((fault) => fault?.code === 'INVALID');
  const faults: readonly ContactFault[] = refused?.issues ?? draft?.faults ?? [];
  const errors = isDirty && failure === null ? [] : contactErrors(faults, (each) => i18n._(each));
  const errorOf = (fieldId: string) => errors.find((line) => line.fieldId === fieldId)?.text;
  const isSaid = (code: string) =>
    code === 'INVALID' ||
    (code === 'VERSION_CONFLICT' && conflict !== null) ||
    (['VERSION_CONFLICT', 'NOT_FOUND'].includes(code) && (said === 'gone' || said === 'changed'));
  const otherFailure = refusals.find((fault) => fault && !isSaid(fault.code)) ?? null;
  const forget = () => {
    setSaid(null);
    for (const call of [save, publish, discard]) if (call.error) call.reset();
  };

  const change = (next: readonly ContactForm[]) => {
    setContacts(next);
    forget();
  };
  const put = (index: number, contact: ContactForm) =>
    change(contacts.map((each, place) => (place === index ? contact : each)));
  const moveUp = (index: number) => {
    const moved = contacts[index];
    if (!moved) return;
    change(contacts.toSpliced(index, 1).toSpliced(index - 1, 0, moved));
  };
  const saveOver = (over: ContactSettingsRead['draft']) => {
    forget();
    save.mutate({ establishmentId, ...draftOf(over), contacts: [...contacts] });
  };
  const call = (mutation: typeof publish | typeof discard) => {
    if (!draft) return;
    const { settingId, version } = draft;
    forget();
    mutation.mutate({ kind: 'contacts', establishmentId, settingId, version });
  };
  const isReady = draft !== null && !isDirty && draft.faults.length === 0;

  return (
    <div className="max-w-(--container-page)">
      {said === 'published' && (
        <Banner kind="ok" className="mb-6" title={<Trans>Publié</Trans>}>
          <p className="mt-1">
            <Trans>Les personnes participantes lisent ces coordonnées dès maintenant.</Trans>
          </p>
        </Banner>
      )}
      {said === 'gone' && (
        <Banner
          kind="attention"
          className="mb-6"
          title={<Trans>Ce brouillon a été publié ou effacé.</Trans>}
        >
          {isDirty && (
            <p className="mt-1">
              <Trans>Ce que vous avez écrit est encore dans la page.</Trans>
            </p>
          )}
        </Banner>
      )}
      {said === 'changed' && (
        <Banner
          kind="attention"
          className="mb-6"
          title={<Trans>Ce brouillon a été modifié.</Trans>}
        >
          <p className="mt-1">
            {isDirty ? (
              <Trans>Ce que vous avez écrit est encore dans la page.</Trans>
            ) : (
              <Trans>Relisez-le : vous voyez la dernière version.</Trans>
            )}
          </p>
        </Banner>
      )}
      {draft && !conflict && (
        <Banner
          className="mb-6"
          title={
            <ChangeWords
              said={<Trans>Brouillon</Trans>}
              at={draft.changedAt}
              by={draft.changedBy}
            />
          }
        >
          <p className="mt-1 mb-2">
            <Trans>Personne ne le lit avant qu’il soit publié.</Trans>
          </p>
          <Button
            kind="quiet"
            className="py-2"
            busy={discard.isPending}
            onClick={() => call(discard)}
          >
            <Trans>Effacer le brouillon</Trans>
          </Button>
        </Banner>
      )}
      {conflict && (
        <DraftConflict
          other={conflict}
          busy={save.isPending}
          onKeepMine={() => saveOver(conflict)}
          onTakeTheirs={() => {
            save.reset();
            void reread().then(({ data }) => show(data));
          }}
        />
      )}
      <ErrorSummary
        errors={otherFailure ? [{ text: errorText(otherFailure) }] : errors}
        attempt={attempt}
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending && isDirty) saveOver(begun.draft);
        }}
      >
        {contacts.length === 0 && (
          <p className="mb-6 text-ink-soft">
            <Trans>Aucun contact : les messages ne donnent pas de téléphone.</Trans>
          </p>
        )}
        {contacts.map((contact, index) => (
          <ContactFields
            // A contact has no other name before it is saved than its place.
            key={contact.code || `new-${index}`}
            index={index}
            contact={contact}
            errorOf={errorOf}
            onChange={(next) => put(index, next)}
            onMoveUp={() => moveUp(index)}
            onRemove={() => {
              change(contacts.toSpliced(index, 1));
              document.getElementById('add-contact')?.focus();
            }}
          />
        ))}
        {contacts.length < MOST && (
          <Button
            kind="secondary"
            id="add-contact"
            className="mb-8"
            onClick={() => change([...contacts, emptyContact])}
          >
            <Trans>Ajouter un contact</Trans>
          </Button>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind={isReady ? 'secondary' : 'primary'} busy={save.isPending}>
            {save.isPending ? (
              <Trans>Enregistrement…</Trans>
            ) : (
              <Trans>Enregistrer le brouillon</Trans>
            )}
          </Button>
        </div>
      </form>
      {isReady && (
        <ContactPreview
          preview={draft.preview}
          isPublishing={publish.isPending}
          onPublish={() => call(publish)}
        />
      )}
    </div>
  );
}
