import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/link.tsx';

/** Link back to the list, above the title of each page. */
export const UsersLink = () => (
  <Link to="adminUsers">
    <Trans>Utilisateurs</Trans>
  </Link>
);
