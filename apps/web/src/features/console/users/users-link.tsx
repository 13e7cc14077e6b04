import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/link.tsx';

export const UsersLink = () => (
  <Link to="adminUsers">
    <Trans>Utilisateurs</Trans>
  </Link>
);
