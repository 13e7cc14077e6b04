import type { RouterOutputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';
import { Clock, Globe, Mail, Phone } from 'lucide-react';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { linkClass } from '../../ui/link.tsx';
import { QueryView } from '../../ui/query-view.tsx';

type Contact = RouterOutputs['programme']['getContacts']['contacts'][number];

/** Whom one may ask in one's own establishment; a guest and staff have none. @source specification §2 */
export function EstablishmentContacts() {
  const isMember = useSession().status === 'member';
  const query = trpc.programme.getContacts.useQuery(undefined, { enabled: isMember });
  if (!isMember) return null;
  return (
    <QueryView query={query} lines={4}>
      {({ establishment, contacts }) =>
        establishment && (
          <section aria-labelledby="establishment" className="mt-10">
            <h2 id="establishment" tabIndex={-1} className="text-lead">
              {establishment.name}
            </h2>
            {contacts.length === 0 ? (
              <p className="mt-2 text-ink-soft">
                <Trans>
                  Votre établissement n’a pas encore inscrit ses coordonnées ici. Elles figurent
                  dans votre invitation.
                </Trans>
              </p>
            ) : (
              <ul className="mt-4 grid gap-4">
                {contacts.map((contact) => (
                  <li key={contact.code} className="rounded-card border border-line bg-raised p-5">
                    <ContactCard contact={contact} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      }
    </QueryView>
  );
}

const wayClass = `${linkClass} min-w-0 break-words`;

function ContactCard({
  contact: { name, detail, hours, phone, email, url },
}: {
  contact: Contact;
}) {
  return (
    <>
      <h3 className="font-bold">{name}</h3>
      {detail && <p className="text-ink-soft">{detail}</p>}
      <ul className="mt-3 grid gap-1">
        {phone && (
          <li className="contact-way">
            <Phone aria-hidden className="size-5 shrink-0 text-accent-ink" strokeWidth={1.75} />
            <a href={`tel:${phone.tel}`} className={wayClass}>
              {phone.display}
            </a>
          </li>
        )}
        {email && (
          <li className="contact-way">
            <Mail aria-hidden className="size-5 shrink-0 text-accent-ink" strokeWidth={1.75} />
            <a href={`mailto:${email}`} className={wayClass}>
              {email}
            </a>
          </li>
        )}
        {url && (
          <li className="contact-way">
            <Globe aria-hidden className="size-5 shrink-0 text-accent-ink" strokeWidth={1.75} />
            <a href={url} rel="noreferrer" className={wayClass}>
              {url.replace(/^https:\/\//, '')}
            </a>
          </li>
        )}
        {hours && (
          <li className="contact-way text-ink-soft">
            <Clock aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
            {hours}
          </li>
        )}
      </ul>
    </>
  );
}
