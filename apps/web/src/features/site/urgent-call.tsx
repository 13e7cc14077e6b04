import { Trans } from '@lingui/react/macro';
import { linkClass } from '../../ui/link.tsx';
import { WhomToCall } from './whom-to-call.tsx';

export function UrgentCall() {
  return (
    <p className="mt-2">
      <WhomToCall />{' '}
      <Trans>
        Si c’est urgent, appelez le{' '}
        <a href="tel:911" className={linkClass}>
          911
        </a>
        .
      </Trans>
    </p>
  );
}
