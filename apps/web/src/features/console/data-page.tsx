import { Trans } from '@lingui/react/macro';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { DataExport } from './exports/data-export.tsx';

/** @source specification §2 */
export default function DataPage() {
  return (
    <>
      <PageHeading
        below={
          <Trans>
            Les nombres de vos établissements, et les données elles-mêmes, en fichiers pour un
            tableur, une étude ou un script.
          </Trans>
        }
      >
        <Trans>Données</Trans>
      </PageHeading>
      <p className="mb-10">
        <Link bare to="adminStatistics" className={buttonClass('secondary')}>
          <Trans>Voir les statistiques</Trans>
        </Link>
      </p>
      <DataExport />
    </>
  );
}
