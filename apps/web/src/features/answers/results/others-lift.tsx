import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/link.tsx';

/** @decision D33 D69 */
export function OthersLift() {
  return (
    <Trans>
      L’équipe de votre établissement le voit et peut lever cette précaution. Si quelque chose a
      changé, dites-le dans{' '}
      <Link to="myAccount" hash="ma-sante">
        « Ma santé a changé »
      </Link>
      .
    </Trans>
  );
}
