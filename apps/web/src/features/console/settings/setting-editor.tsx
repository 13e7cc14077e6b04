import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useErrorText } from '../../../lib/error-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { ConsentFields } from './consent/consent-fields.tsx';
import { ContactListFields } from './contacts/contact-list-fields.tsx';
import { ContactListPreview } from './contacts/contact-list-preview.tsx';
import { CrisisLineFields } from './crisis/crisis-line-fields.tsx';
import { CrisisLinePreview } from './crisis/crisis-line-preview.tsx';
import { IdentityFields } from './identity/identity-fields.tsx';
import { IdentityPreview } from './identity/identity-preview.tsx';
import { InstrumentFields } from './instruments/instrument-fields.tsx';
import { InstrumentPreview } from './instruments/instrument-preview.tsx';
import { ReminderFields } from './reminders/reminder-fields.tsx';
import { ReminderPreview } from './reminders/reminder-preview.tsx';
import { PagePreview } from './pages/page-preview.tsx';
import { ResourceFields } from './pages/resource-fields.tsx';
import { DraftConflict, DraftNews } from './draft-news.tsx';
import { SettingVersions } from './setting-versions.tsx';
import type { SettingKind, SettingParts } from './setting-parts.ts';
import { type SettingDraft, useSettingDraft } from './use-setting-draft.ts';
import { VersionName } from './version-name.tsx';

const settingEditors: Readonly<Record<SettingKind, SettingParts>> = {
  identity: { Fields: IdentityFields, Preview: IdentityPreview },
  contacts: { Fields: ContactListFields, Preview: ContactListPreview },
  crisis: { Fields: CrisisLineFields, Preview: CrisisLinePreview },
  resources: { Fields: ResourceFields, Preview: PagePreview },
  consent: { Fields: ConsentFields, Preview: PagePreview },
  instruments: { Fields: InstrumentFields, Preview: InstrumentPreview },
  reminders: { Fields: ReminderFields, Preview: ReminderPreview },
};

type SettingEditorProps = Parameters<typeof useSettingDraft>[0];

/** @decision D90 console#settings */
export function SettingEditor({ slot, read, reread }: SettingEditorProps) {
  const errorText = useErrorText();
  const desk = useSettingDraft({ slot, read, reread });
  const { draft, conflict, errors, otherFailure } = desk;
  const { Fields, Preview } = settingEditors[slot.kind];
  return (
    <div>
      <DraftNews
        said={desk.said}
        isDirty={desk.isDirty}
        draft={conflict ? null : draft}
        isDiscarding={desk.isDiscarding}
        onDiscard={desk.discard}
      />
      {conflict && (
        <DraftConflict
          other={conflict}
          Preview={Preview}
          busy={desk.isSaving}
          onKeepMine={() => desk.saveOver(conflict)}
          onTakeTheirs={desk.takeTheirs}
        />
      )}
      <ErrorSummary
        errors={otherFailure ? [{ text: errorText(otherFailure) }] : errors}
        attempt={desk.attempt}
      />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!desk.isSaving && desk.isDirty) desk.save();
        }}
      >
        <Fields
          form={desk.form}
          errorOf={(fieldId) => errors.find((line) => line.fieldId === fieldId)?.text}
          onChange={desk.change}
        />
        <Button type="submit" kind={desk.isReady ? 'secondary' : 'primary'} busy={desk.isSaving}>
          {desk.isSaving ? <Trans>Enregistrement…</Trans> : <Trans>Enregistrer le brouillon</Trans>}
        </Button>
      </form>
      {desk.isReady && draft && (
        <SettingPreview
          preview={draft.preview}
          restored={desk.restored}
          Preview={Preview}
          isPublishing={desk.isPublishing}
          onPublish={desk.publish}
        />
      )}
      <SettingVersions
        versions={read.versions}
        hasDraft={draft !== null || desk.isDirty}
        isRestoring={desk.isRestoring}
        onRestore={desk.restore}
      />
    </div>
  );
}

type SettingPreviewProps = {
  readonly preview: SettingDraft['preview'];
  readonly restored: ReturnType<typeof useSettingDraft>['restored'];
  readonly Preview: SettingParts['Preview'];
  readonly isPublishing: boolean;
  readonly onPublish: () => void;
};

function SettingPreview({
  preview,
  restored,
  Preview,
  isPublishing,
  onPublish,
}: SettingPreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (restored) heading.current?.focus();
  }, [restored]);
  return (
    <section aria-labelledby="preview" className="mt-10">
      <h2 id="preview" ref={heading} tabIndex={-1} className="mb-4 text-lead">
        <Trans>Ce que les personnes participantes liront</Trans>
      </h2>
      {restored && (
        <p className="mb-4">
          <Trans>
            Le brouillon est maintenant : <VersionName number={restored.number} />. Relisez-le avant
            de le publier.
          </Trans>
        </p>
      )}
      <div className="mb-6 grid gap-6 sm:grid-cols-2">
        {(['fr', 'en'] as const).map((locale) => (
          <div key={locale} className="min-w-0">
            <h3 className="mb-2 font-medium">
              {locale === 'fr' ? <Trans>En français</Trans> : <Trans>En anglais</Trans>}
            </h3>
            <Preview preview={preview[locale]} lang={locale} heading="h4" />
          </div>
        ))}
      </div>
      <Button busy={isPublishing} onClick={onPublish}>
        {isPublishing ? <Trans>Publication en cours…</Trans> : <Trans>Publier</Trans>}
      </Button>
    </section>
  );
}
