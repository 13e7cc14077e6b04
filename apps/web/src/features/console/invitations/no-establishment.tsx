import { Trans } from '@lingui/react/macro';
import { mayEnterAdmin } from '../../../lib/decide-navigation.ts';
import { useSession } from '../../../lib/session.ts';
import { routes } from '../../../routes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';

/** A site without establishments: an administrator creates the first, staff read the contact to ask. */
export function NoEstablishment() {
  const session = useSession();
  const mayAdd =
    session.status === 'member' &&
    mayEnterAdmin(routes.adminEstablishmentNew, session.account.roles);
  return (
    <EmptyState title={<Trans>Aucun établissement n’accueille de participants</Trans>}>
      {mayAdd ? (
        <Link to="adminEstablishmentNew">
          <Trans>Ajouter un établissement</Trans>
        </Link>
      ) : (
        <Trans>Demandez à l’administration d’en ouvrir un pour vous.</Trans>
      )}
    </EmptyState>
  );
}
