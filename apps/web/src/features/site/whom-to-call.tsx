import { Trans } from '@lingui/react/macro';
import { trpc } from '../../trpc.ts';
import { Link } from '../../ui/link.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';

export function WhomToCall() {
  const { data } = trpc.programme.getContacts.useQuery();
  const phone = data?.contacts.find((contact) => contact.phone !== null)?.phone ?? null;
  return phone ? (
    <Trans>
      Pour en parler, appelez votre établissement au <PhoneLink phone={phone} />, ou une{' '}
      <Link to="resourcePersons">personne-ressource</Link>.
    </Trans>
  ) : (
    <Trans>
      Pour en parler, appelez une <Link to="resourcePersons">personne-ressource</Link>.
    </Trans>
  );
}
