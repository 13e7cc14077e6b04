import { Trans, useLingui } from '@lingui/react/macro';
import type { PageProps } from '../../lib/page-module.ts';
import { pageTitles } from '../../lib/page-titles.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** A section of the console that is not open yet; it says so instead of pretending. */
export default function AdminSectionPage({ routeId }: PageProps) {
  const { i18n } = useLingui();
  return (
    <>
      <PageHeading>{i18n._(pageTitles[routeId])}</PageHeading>
      <EmptyState title={<Trans>Cette partie de la console n’est pas encore ouverte</Trans>}>
        <Link to="admin">
          <Trans>Retour à l’administration</Trans>
        </Link>
      </EmptyState>
    </>
  );
}
