import { findContactToCall } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { trpc } from '../../trpc.ts';
import { Link } from '../../ui/link.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';

/** Telephone of the establishment or of the site; otherwise the page that always gives numbers. */
export function ContactToCall() {
  const { data } = trpc.programme.getContacts.useQuery();
  const found = data ? findContactToCall(data.contacts, data.siteContacts) : null;
  if (found?.whose === 'establishment') {
    return (
      <Trans>
        Pour en parler, appelez votre établissement au <PhoneLink phone={found.phone} />, ou une{' '}
        <Link to="resourcePersons">personne-ressource</Link>.
      </Trans>
    );
  }
  if (found) {
    return (
      <Trans>
        Pour en parler, appelez {found.name} au <PhoneLink phone={found.phone} />.
      </Trans>
    );
  }
  return (
    <Trans>
      Pour en parler, adressez-vous à une ou un professionnel de la santé. La page{' '}
      <Link to="resourcePersons">Personnes-ressources</Link> donne des numéros à appeler.
    </Trans>
  );
}
