import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/link.tsx';

export const SectionLink = () => (
  <Link to="adminEstablishments">
    <Trans>Établissements</Trans>
  </Link>
);
