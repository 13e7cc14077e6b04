import { Trans } from '@lingui/react/macro';
import { classNames } from '../../lib/class-names.ts';
import { mailLink } from '../../lib/mail-link.ts';
import { linkClass } from '../../ui/link.tsx';
import { EmailWords } from '../../ui/email-words.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';

type ContactLinksProps = {
  readonly of: { readonly phoneNumber: string | null; readonly email: string };
  readonly className?: string;
};

export function ContactLinks({ of: { phoneNumber, email }, className }: ContactLinksProps) {
  return (
    <>
      {phoneNumber === null ? (
        <span className={classNames('text-ink-soft', className)}>
          <Trans>Aucun téléphone</Trans>
        </span>
      ) : (
        <PhoneLink
          phone={{ tel: phoneNumber.replaceAll(/[^+\d]/g, ''), display: phoneNumber }}
          className={className}
        />
      )}
      <a href={mailLink(email)} className={classNames(linkClass, className)}>
        <EmailWords email={email} />
      </a>
    </>
  );
}

type ContactRefusalProps = {
  readonly of: { readonly refusesContact: boolean };
  readonly className?: string;
};

/** @decision console#contact-refused */
export function ContactRefusal({
  of: { refusesContact },
  className = 'mt-1',
}: ContactRefusalProps) {
  if (!refusesContact) return null;
  return (
    <p className={classNames('font-medium', className)}>
      <Trans>En quittant le programme, cette personne a demandé à ne pas être contactée.</Trans>
    </p>
  );
}

export const contactClass = 'inline-flex min-h-11 items-center';
