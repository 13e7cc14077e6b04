import { Trans } from '@lingui/react/macro';
import { PageHeading } from '../ui/page-heading.tsx';

export default function QuestionnairePage() {
  return (
    <PageHeading>
      <Trans>Questionnaire</Trans>
    </PageHeading>
  );
}
