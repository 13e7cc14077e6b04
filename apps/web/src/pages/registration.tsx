import { Trans } from '@lingui/react/macro';
import { PageHeading } from '../ui/page-heading.tsx';

export default function RegistrationPage() {
  return (
    <PageHeading>
      <Trans>Accueil</Trans>
    </PageHeading>
  );
}
