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
const asText = (contacts: readonly ContactForm[]) => JSON.stringify(contacts);

type ContactEditorProps = {
  readonly establishmentId: number | null;
  readonly read: ContactSettingsRead;
  readonly reread: () => Promise<{ readonly data: ContactSettingsRead | undefined }>;
};

/** Draft → preview → publication of contacts. @decision D90 console#settings */
export function ContactEditor({ establishmentId, read, reread }: ContactEditorProps) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const { draft } = read;
  const stored = draft?.contacts ?? read.contacts;
  const [contacts, setContacts] = useState<readonly ContactForm[]>(stored);
  const [shown, setShown] = useState(stored);
  // After a restore the form follows, unless somebody has typed in the form.
  if (asText(shown) !== asText(stored)) {
    setShown(stored);
    if (asText(contacts) === asText(shown)) setContacts(stored);
  }
  const [attempt, setAttempt] = useState(0);
  const [said, setSaid] = useState<'saved' | 'published' | null>(null);
  const isDirty = asText(contacts) !== asText(stored);
  useLeaveWarning(isDirty);

  const show = (next: ContactSettingsRead | undefined) => {
    if (next) setContacts(next.draft?.contacts ?? next.contacts);
    void utils.admin.listSettings.invalidate();
  };
  const save = trpc.admin.saveContactDraft.useMutation({
    onSuccess: async () => {
      show((await reread()).data);
      setSaid('saved');
      announce(t`Le brouillon est enregistré.`);
      setAttempt((count) => count + 1);
    },
    onError: () => setAttempt((count) => count + 1),
  });
  const publish = trpc.admin.publishSetting.useMutation({
    onSuccess: async () => {
      show((await reread()).data);
      setSaid('published');
      announce(t`Les coordonnées sont publiées.`);
      void utils.programme.getContacts.invalidate();
    },
    onError: (error) => {
      if (faultOf(error).code === 'VERSION_CONFLICT') void reread();
      setAttempt((count) => count + 1);
    },
  });
  const discard = trpc.admin.discardSettingDraft.useMutation({
    onSuccess: async () => {
      show((await reread()).data);
      announce(t`Le brouillon est effacé.`);
    },
  });

  const failure = save.error && faultOf(save.error);
  const conflict =
    failure?.code === 'VERSION_CONFLICT' ? (failure.details['current'] as OtherDraft | null) : null;
  const faults: readonly ContactFault[] =
    failure?.code === 'INVALID' ? failure.issues : (draft?.faults ?? []);
  const errors = isDirty && failure === null ? [] : contactErrors(faults, (each) => i18n._(each));
  const errorOf = (fieldId: string) => errors.find((line) => line.fieldId === fieldId)?.text;
  const otherFailure =
    [save.error, publish.error, discard.error].find(
      (error) => error && !['INVALID', 'VERSION_CONFLICT'].includes(faultOf(error).code),
    ) ?? null;

  const change = (next: readonly ContactForm[]) => {
    setContacts(next);
    setSaid(null);
    if (failure) save.reset();
  };
  const put = (index: number, contact: ContactForm) =>
    change(contacts.map((each, place) => (place === index ? contact : each)));
  const moveUp = (index: number) => {
    const moved = contacts[index];
    if (!moved) return;
    change(contacts.toSpliced(index, 1).toSpliced(index - 1, 0, moved));
  };
  const saveOver = (version: number) =>
    save.mutate({ establishmentId, version, contacts: [...contacts] });
  const named = { kind: 'contacts', establishmentId, version: draft?.version ?? 0 } as const;
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
            onClick={() => discard.mutate(named)}
          >
            <Trans>Effacer le brouillon</Trans>
          </Button>
        </Banner>
      )}
      {conflict && (
        <DraftConflict
          other={conflict}
          busy={save.isPending}
          onKeepMine={() => saveOver(conflict.version)}
          onTakeTheirs={() => {
            save.reset();
            void reread().then(({ data }) => show(data));
          }}
        />
      )}
      <ErrorSummary
        errors={otherFailure ? [{ text: errorText(faultOf(otherFailure)) }] : errors}
        attempt={attempt}
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending && isDirty) saveOver(draft?.version ?? 0);
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
          onPublish={() => publish.mutate(named)}
        />
      )}
    </div>
  );
}
