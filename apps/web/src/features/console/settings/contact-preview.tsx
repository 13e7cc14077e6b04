import type { RouterOutputs } from '@aube/api';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { ContactCard } from '../../site/contact-card.tsx';

type ContactSettingsRead = RouterOutputs['admin']['getContactSettings'];

type ContactPreviewProps = {
  readonly preview: NonNullable<ContactSettingsRead['draft']>['preview'];
  readonly isPublishing: boolean;
  readonly onPublish: () => void;
};

/** The draft as participants would read it, in both languages. */
export function ContactPreview({ preview, isPublishing, onPublish }: ContactPreviewProps) {
  const { i18n } = useLingui();
  const count = preview.fr.length;
  return (
    <section aria-labelledby="preview" className="mt-10">
      <h2 id="preview" className="mb-4 text-lead">
        <Trans>Ce que les personnes participantes liront</Trans>
      </h2>
      {count === 0 ? (
        <p className="mb-6 text-ink-soft">
          <Trans>Aucun contact : les messages ne donnent pas de téléphone.</Trans>
        </p>
      ) : (
        <div className="mb-6 grid gap-6 sm:grid-cols-2">
          {(['fr', 'en'] as const).map((locale) => (
            <div key={locale} className="min-w-0">
              <h3 className="mb-2 font-medium">
                {locale === 'fr' ? <Trans>En français</Trans> : <Trans>En anglais</Trans>}
              </h3>
              <ul lang={locale} className="grid gap-4">
                {preview[locale].map((contact) => {
                  const tel = contact.phone?.tel;
                  return (
                    <li
                      key={contact.code}
                      className="rounded-card border border-line bg-raised p-5"
                    >
                      <ContactCard contact={contact} heading="h4" />
                      {tel && (
                        <p lang={i18n.locale} className="mt-2 text-small text-ink-soft">
                          <Trans>Le téléphone compose ce numéro : {tel}</Trans>
                        </p>
                      )}
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </div>
      )}
      <Button busy={isPublishing} onClick={onPublish}>
        {isPublishing ? <Trans>Publication en cours…</Trans> : <Trans>Publier</Trans>}
      </Button>
    </section>
  );
}
