import type { RouterOutputs } from '@aube/api';
import { Clock, Globe, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkClass } from '../../ui/link.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';

type Contact = RouterOutputs['programme']['getContacts']['contacts'][number];

type ContactCardProps = {
  readonly contact: Contact;
  readonly heading?: 'h3' | 'h4';
};

export function ContactCard({
  contact: { name, detail, hours, address, phone, email, url },
  heading: Heading = 'h3',
}: ContactCardProps) {
  return (
    <>
      <Heading className="font-bold wrap-break-word">{name}</Heading>
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
        {address && <Way icon={MapPin}>{address}</Way>}
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
  <a href={href} rel="noreferrer" className={`${linkClass} wrap-anywhere`}>
    {children}
  </a>
);
