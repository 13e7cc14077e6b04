import { classNames } from '../../lib/class-names.ts';
import { mailLink } from '../../lib/mail-link.ts';
import { linkClass } from '../../ui/link.tsx';

type ContactLinksProps = {
  readonly of: { readonly phoneNumber: string | null; readonly email: string };
  readonly className?: string;
};

export function ContactLinks({ of: { phoneNumber, email }, className }: ContactLinksProps) {
  const look = classNames(linkClass, 'break-all', className);
  return (
    <>
      {phoneNumber !== null && (
        <a href={`tel:${phoneNumber.replaceAll(/[^+\d]/g, '')}`} className={look}>
          {phoneNumber}
        </a>
      )}
      <a href={mailLink(email)} className={look}>
        {email}
      </a>
    </>
  );
}

/** Tall enough for a finger. */
export const contactClass = 'inline-flex min-h-11 items-center';
