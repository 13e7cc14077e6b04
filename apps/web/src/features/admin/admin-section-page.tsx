import { Trans, useLingui } from '@lingui/react/macro';
import type { PageProps } from '../../lib/page-module.ts';
import { isConsoleRoute } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { consoleTitles } from './console-titles.ts';

/** A section of the console that is not open yet; it says so instead of pretending. */
export default function AdminSectionPage({ routeId }: PageProps) {
  const { i18n } = useLingui();
  return (
    <>
      <PageHeading>{isConsoleRoute(routeId) && i18n._(consoleTitles[routeId])}</PageHeading>
      <EmptyState title={<Trans>Cette partie de la console n’est pas encore ouverte</Trans>}>
        <Link to="admin">
          <Trans>Retour à l’administration</Trans>
        </Link>
      </EmptyState>
    </>
  );
}
