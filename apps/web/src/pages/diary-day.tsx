import { Trans } from '@lingui/react/macro';
import { PageHeading } from '../ui/page-heading.tsx';

export default function DiaryDayPage() {
  return (
    <PageHeading>
      <Trans>Ma nuit</Trans>
    </PageHeading>
  );
}
