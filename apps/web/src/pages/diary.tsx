import { Trans } from '@lingui/react/macro';
import { PageHeading } from '../ui/page-heading.tsx';

export default function DiaryPage() {
  return (
    <PageHeading>
      <Trans>Mon journal quotidien du sommeil</Trans>
    </PageHeading>
  );
}
