import { classNames } from '../../lib/class-names.ts';
import { mailLink } from '../../lib/mail-link.ts';
import { linkClass } from '../../ui/link.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';

type ContactLinksProps = {
  readonly of: { readonly phoneNumber: string | null; readonly email: string };
  readonly className?: string;
};

export function ContactLinks({ of: { phoneNumber, email }, className }: ContactLinksProps) {
  return (
    <>
      {phoneNumber !== null && (
        <PhoneLink
          phone={{ tel: phoneNumber.replaceAll(/[^+\d]/g, ''), display: phoneNumber }}
          className={className}
        />
      )}
      <a href={mailLink(email)} className={classNames(linkClass, 'break-all', className)}>
        {email}
      </a>
    </>
  );
}

/** The links are high enough for a finger. */
export const contactClass = 'inline-flex min-h-11 items-center';
