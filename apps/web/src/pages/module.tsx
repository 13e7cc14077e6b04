import { Trans } from '@lingui/react/macro';
import { PageHeading } from '../ui/page-heading.tsx';

export default function ModulePage() {
  return (
    <PageHeading>
      <Trans>Module</Trans>
    </PageHeading>
  );
}
