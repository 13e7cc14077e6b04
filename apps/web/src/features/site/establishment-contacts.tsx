import type { RouterOutputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';
import { Clock, Globe, type LucideIcon, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { linkClass } from '../../ui/link.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { QueryView } from '../../ui/query-view.tsx';

type Contact = RouterOutputs['programme']['getContacts']['contacts'][number];

/** Shows nothing to guests and staff. @source specification §2 */
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
          <Way icon={Phone}>
            <PhoneLink phone={phone} />
          </Way>
        )}
        {email && (
          <Way icon={Mail}>
            <OuterLink href={`mailto:${email}`}>{email}</OuterLink>
          </Way>
        )}
        {url && (
          <Way icon={Globe}>
            <OuterLink href={url}>{url.replace(/^https:\/\//, '')}</OuterLink>
          </Way>
        )}
        {hours && <Way icon={Clock}>{hours}</Way>}
      </ul>
    </>
  );
}

type WayProps = { readonly icon: LucideIcon; readonly children: ReactNode };

function Way({ icon: Icon, children }: WayProps) {
  return (
    <li className="flex min-h-11 items-center gap-3 text-ink-soft has-[a]:[&>svg]:text-accent-ink">
      <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
      {children}
    </li>
  );
}

const OuterLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} rel="noreferrer" className={`${linkClass} min-w-0 break-words`}>
    {children}
  </a>
);
