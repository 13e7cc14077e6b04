import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { findRoute } from '../../lib/match-route.ts';
import { routes } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** A section of the console that is not open yet; it says so instead of pretending. */
export default function AdminSectionPage() {
  const { i18n } = useLingui();
  const [path] = useLocation();
  const match = findRoute(path);
  return (
    <>
      <PageHeading>{match && i18n._(routes[match.id].title)}</PageHeading>
      <EmptyState title={<Trans>Cette partie de la console n’est pas encore ouverte</Trans>}>
        <Link to="admin">
          <Trans>Retour à l’administration</Trans>
        </Link>
      </EmptyState>
    </>
  );
}
