import { findDesk } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { trpc } from '../../trpc.ts';
import { linkClass } from '../../ui/link.tsx';
import { EmailWords } from '../../ui/email-words.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';

export function ContactToTell() {
  const { data } = trpc.programme.getContacts.useQuery();
  const desk = data ? findDesk(data.siteContacts) : null;
  if (desk?.email) {
    const { name, email } = desk;
    return (
      <Trans>
        Écrivez à {name} :{' '}
        <a href={`mailto:${email}`} className={linkClass}>
          <EmailWords email={email} />
        </a>
      </Trans>
    );
  }
  if (desk?.phone) {
    const { name, phone } = desk;
    return (
      <Trans>
        Appelez {name} au <PhoneLink phone={phone} />.
      </Trans>
    );
  }
  return <Trans>Dites-le à l’équipe de votre établissement.</Trans>;
}
