import { Trans } from '@lingui/react/macro';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** What there is to know of many people at once. @source specification §2 */
export default function DataPage() {
  return (
    <>
      <PageHeading
        below={
          <Trans>Les nombres de vos établissements, avec les personnes derrière chacun.</Trans>
        }
      >
        <Trans>Données</Trans>
      </PageHeading>
      <p className="mb-6 max-w-(--container-page)">
        <Trans>
          Les statistiques comptent les inscriptions, les étapes du programme et ce qui est noté
          semaine par semaine. Télécharger les données en fichiers n’est pas possible pour
          l’instant.
        </Trans>
      </p>
      <Link bare to="adminStatistics" className={buttonClass()}>
        <Trans>Voir les statistiques</Trans>
      </Link>
    </>
  );
}
