import { Trans } from '@lingui/react/macro';
import { PageHeading } from '../../ui/page-heading.tsx';
import { auditDescription } from './audit/audit-description.tsx';
import { StaffList } from './list/staff-list.tsx';

/** The audit log, for administrators. @decision decisions/0032 */
export default function AuditPage() {
  return (
    <>
      <PageHeading below={<Trans>Qui a fait ou vu quoi, quand et d’où. Rien ne s’y efface.</Trans>}>
        <Trans>Registre</Trans>
      </PageHeading>
      <StaffList list={auditDescription} />
    </>
  );
}
