import { isAdministrator, isErasable } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { useSession } from '../../../lib/session.ts';
import { pathTo } from '../../../routes.ts';
import { trpc } from '../../../trpc.ts';
import { EraseButton } from './erase-button.tsx';

const reasons = ['request', 'mistake'] as const;

/** @decision D63 */
export function ErasureSection({ userId, name }: { userId: number; name: string }) {
  const session = useSession();
  const [, navigate] = useLocation();
  const isAllowed = session.status === 'member' && isAdministrator(session.account.roles);
  const { data: user } = trpc.admin.getUser.useQuery({ userId }, { enabled: isAllowed });
  if (!isAllowed || !user) return null;
  const deletedAt = user.deletedAt === null ? null : new Date(user.deletedAt);
  if (!isErasable({ roles: user.roles, deletedAt })) return null;
  return (
    <section aria-labelledby="erasure" className="mt-10 border-t border-line pt-6">
      <h2 id="erasure" className="mb-3 text-lead">
        <Trans>Effacer l’identité</Trans>
      </h2>
      <p className="mb-4 max-w-prose">
        <Trans>
          À la demande de la personne, ou quand son dossier a été ouvert par erreur. Ses nuits et
          ses résultats restent sous un code, sans son nom.
        </Trans>
      </p>
      <EraseButton
        userId={userId}
        name={name}
        reasons={reasons}
        onErased={() => navigate(pathTo('adminParticipants'))}
      />
    </section>
  );
}
