import { isDiaryOver } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { trpc } from '../../../../trpc.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { QueryView } from '../../../../ui/query-view.tsx';

/** @decision D36 */
export function LeavingPanel() {
  const overview = trpc.programme.overview.useQuery({});
  return (
    <>
      <QueryView query={overview} lines={3}>
        {(programme) => (
          <p className="mb-5">
            {programme.abandonment !== null ? (
              <Trans>
                Votre participation au programme a pris fin. Vous pouvez toujours lire vos nuits et
                vos résultats. La page « Quitter le programme » dit ce que vous pouvez encore faire.
              </Trans>
            ) : isDiaryOver(programme) ? (
              <Trans>
                Votre programme est terminé : vous n’avez rien à arrêter. Si vous le quittez quand
                même, votre journal ne pourra plus se rouvrir. Vous pourrez changer d’idée pendant
                24 heures.
              </Trans>
            ) : (
              <Trans>
                Vous pouvez arrêter à tout moment, sans donner de raison, et changer d’idée pendant
                24 heures. Vous pourrez toujours lire vos nuits et vos résultats.
              </Trans>
            )}
          </p>
        )}
      </QueryView>
      <Link to="abandonment" bare className={buttonClass('secondary')}>
        <Trans>Aller à la page « Quitter le programme »</Trans>
      </Link>
    </>
  );
}
