import { Trans } from '@lingui/react/macro';
import { EvolutionView } from './evolution-view.tsx';
import { useOverview } from '../../lib/use-overview.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryView } from '../../ui/query-view.tsx';

/** @source specification §2 */
export default function EvolutionPage() {
  const overview = useOverview();
  return (
    <>
      <PageHeading>
        <Trans>Évolution de mon sommeil</Trans>
      </PageHeading>
      <QueryView query={overview} lines={12}>
        {(programme) => <EvolutionView programme={programme} />}
      </QueryView>
    </>
  );
}
