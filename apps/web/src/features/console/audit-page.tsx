import { Trans } from '@lingui/react/macro';
import { PageHeading } from '../../ui/page-heading.tsx';
import { auditDescription } from './audit/audit-description.tsx';
import { ExportButton } from './audit/export-button.tsx';
import { StaffList } from './list/staff-list.tsx';

/** @decision rights-and-roles#values-of-the-log */
export default function AuditPage() {
  return (
    <>
      <PageHeading
        below={
          <Trans>
            Qui a fait ou vu quoi, quand et d’où. Aucune ligne ne peut être changée ni retirée.
            Quand l’identité d’une personne est effacée, les valeurs avant et après qui la
            concernent disparaissent avec elle.
          </Trans>
        }
      >
        <Trans>Registre</Trans>
      </PageHeading>
      <StaffList
        list={auditDescription}
        files={<ExportButton />}
        filesNote={
          <Trans>
            Le fichier suit les filtres ci-dessus et donne chaque lecture sur sa ligne. Votre mot de
            passe peut être redemandé, et l’exportation s’inscrit au registre.
          </Trans>
        }
      />
    </>
  );
}
