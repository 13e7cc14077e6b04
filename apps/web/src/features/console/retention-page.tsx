import { Trans } from '@lingui/react/macro';
import { PageHeading } from '../../ui/page-heading.tsx';
import { retentionDescription } from './erasure/retention-description.tsx';
import { StaffList } from './list/staff-list.tsx';

/** @decision D63 */
export default function RetentionPage() {
  return (
    <>
      <PageHeading
        below={
          <Trans>
            Ces personnes n’ont rien fait depuis plus longtemps que leur établissement garde les
            dossiers. Rien ne s’efface tout seul.
          </Trans>
        }
      >
        <Trans>Conservation</Trans>
      </PageHeading>
      <StaffList list={retentionDescription} />
    </>
  );
}
