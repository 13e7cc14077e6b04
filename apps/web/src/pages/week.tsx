import { Trans } from '@lingui/react/macro';
import { PageHeading } from '../ui/page-heading.tsx';

export default function WeekPage() {
  return (
    <PageHeading>
      <Trans>Semaine du programme</Trans>
    </PageHeading>
  );
}
