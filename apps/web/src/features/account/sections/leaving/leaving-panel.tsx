import { Trans } from '@lingui/react/macro';
import { buttonClass } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';

/** @decision D36 */
export function LeavingPanel() {
  return (
    <>
      <p className="mb-5">
        <Trans>
          Vous pouvez arrêter à tout moment, sans donner de raison, et changer d’idée pendant 24
          heures. Vous pourrez toujours lire vos nuits et vos résultats.
        </Trans>
      </p>
      <Link to="abandonment" bare className={buttonClass('secondary')}>
        <Trans>Aller à la page « Quitter le programme »</Trans>
      </Link>
    </>
  );
}
