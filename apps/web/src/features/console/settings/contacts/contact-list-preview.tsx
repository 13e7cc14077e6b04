import type { RouterOutputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';
import { ContactCard } from '../../../site/contact-card.tsx';
import { InLanguage } from '../in-language.tsx';
import type { PreviewProps } from '../setting-parts.ts';

type Contacts = RouterOutputs['programme']['getContacts']['contacts'];

export function ContactListPreview({ preview: contacts, lang, heading }: PreviewProps<Contacts>) {
  if (contacts.length === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>Aucun contact ici.</Trans>
      </p>
    );
  }
  return (
    <ul className="grid gap-4">
      {contacts.map((contact) => {
        const tel = contact.phone?.tel;
        return (
          <li key={contact.code} className="rounded-card border border-line bg-raised p-5">
            <InLanguage lang={lang}>
              <ContactCard contact={contact} heading={heading} />
            </InLanguage>
            {tel && (
              <p className="mt-2 text-small text-ink-soft">
                <Trans>Le téléphone compose ce numéro : {tel}</Trans>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
