import { Trans } from '@lingui/react/macro';
import { PageHeading } from '../ui/page-heading.tsx';

export default function EvolutionPage() {
  return (
    <PageHeading>
      <Trans>Évolution de mon sommeil</Trans>
    </PageHeading>
  );
}
