import type { RouterOutputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';
import { trpc } from '../../trpc.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { ContactCard } from './contact-card.tsx';

type Contacts = RouterOutputs['programme']['getContacts'];

/** @source specification §2 */
export function EstablishmentContacts() {
  const query = trpc.programme.getContacts.useQuery();
  return (
    <QueryView query={query} lines={4}>
      {({ establishment, contacts, siteContacts }) => (
        <>
          {establishment && (
            <section aria-labelledby="establishment" className="mt-10">
              <h2 id="establishment" tabIndex={-1} className="text-lead">
                {establishment.name}
              </h2>
              {contacts.length > 0 ? (
                <ContactList contacts={contacts} />
              ) : (
                <p className="mt-2 text-ink-soft">
                  {siteContacts.length > 0 ? (
                    <Trans>
                      Votre établissement n’a pas de coordonnées ici. Les personnes qui suivent
                      peuvent vous aider.
                    </Trans>
                  ) : (
                    <Trans>
                      Votre établissement n’a pas de coordonnées ici. Pour le programme,
                      adressez-vous à son équipe. Pour une question de santé, adressez-vous à votre
                      médecin ou à votre pharmacie.
                    </Trans>
                  )}
                </p>
              )}
            </section>
          )}
          {siteContacts.length > 0 && (
            <section aria-labelledby="of-site" className="mt-10">
              <h2 id="of-site" className="text-lead">
                <Trans>Pour tout le programme</Trans>
              </h2>
              <ContactList contacts={siteContacts} />
            </section>
          )}
        </>
      )}
    </QueryView>
  );
}

const ContactList = ({ contacts }: { contacts: Contacts['contacts'] }) => (
  <ul className="mt-4 grid gap-4">
    {contacts.map((contact) => (
      <li key={contact.code} className="rounded-card border border-line bg-raised p-5">
        <ContactCard contact={contact} />
      </li>
    ))}
  </ul>
);
