import { Trans } from '@lingui/react/macro';
import { emergency, PhoneLink } from '../../ui/phone-link.tsx';
import { ContactToCall } from './contact-to-call.tsx';

export function UrgentCall() {
  return (
    <p className="mt-2">
      <ContactToCall />{' '}
      <Trans>
        Si c’est urgent, appelez le <PhoneLink phone={emergency} />.
      </Trans>
    </p>
  );
}
