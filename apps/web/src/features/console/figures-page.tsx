import { Trans } from '@lingui/react/macro';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Figures } from './figures/figures.tsx';

/** @decision D64 */
export default function FiguresPage() {
  return (
    <>
      <PageHeading below={<Trans>Chaque nombre mène à la liste des personnes qu’il compte.</Trans>}>
        <Trans>Statistiques</Trans>
      </PageHeading>
      <Figures />
    </>
  );
}
