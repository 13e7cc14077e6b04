import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/link.tsx';

/** Above the title of each page of the section: the way back to the list. */
export const SectionLink = () => (
  <Link to="adminEstablishments">
    <Trans>Établissements</Trans>
  </Link>
);
