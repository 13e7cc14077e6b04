import type { RouterOutputs } from '@aube/api';
import { Trans } from '@lingui/react/macro';
import { Clock, Globe, type LucideIcon, Mail, Phone } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { linkClass } from '../../ui/link.tsx';
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
        {phone && <Way icon={Phone} href={`tel:${phone.tel}`} text={phone.display} />}
        {email && <Way icon={Mail} href={`mailto:${email}`} text={email} />}
        {url && <Way icon={Globe} href={url} text={url.replace(/^https:\/\//, '')} />}
        {hours && <Way icon={Clock} text={hours} />}
      </ul>
    </>
  );
}

type WayProps = { readonly icon: LucideIcon; readonly href?: string; readonly text: string };

function Way({ icon: Icon, href, text }: WayProps) {
  return (
    <li className="flex min-h-11 items-center gap-3 text-ink-soft">
      <Icon
        aria-hidden
        className={classNames('size-5 shrink-0', href && 'text-accent-ink')}
        strokeWidth={1.75}
      />
      {href ? (
        <a href={href} rel="noreferrer" className={`${linkClass} min-w-0 break-words`}>
          {text}
        </a>
      ) : (
        text
      )}
    </li>
  );
}
