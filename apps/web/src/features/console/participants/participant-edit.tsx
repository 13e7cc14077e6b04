import { Trans, useLingui } from '@lingui/react/macro';
import { NotFound } from '../../../ui/not-found.tsx';
import { usePageTitle } from '../../../lib/document-title.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { trpc } from '../../../trpc.ts';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { nameOf } from '../safety/alert-data.ts';
import { ProgrammeSection } from './programme-section.tsx';
import { ErasureSection } from '../erasure/erasure-section.tsx';
import { RecordForm } from './record-form.tsx';

/** @source specification §2, §3 */
export function ParticipantEdit({ userId }: { userId: number }) {
  const { t } = useLingui();
  // The form compares typed values with the values loaded first.
  const record = trpc.admin.getParticipant.useQuery(
    { userId },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  );
  const establishments = trpc.admin.listOpenEstablishments.useQuery(undefined, {
    staleTime: 60_000,
  });
  const title = record.data ? nameOf(record.data) : t`Fiche de la personne`;
  usePageTitle(title);
  if (record.error && faultOf(record.error).code === 'NOT_FOUND') return <NotFound />;
  return (
    <>
      <PageHeading
        above={
          <Link to="adminParticipantFollowUp" params={{ participant: userId }}>
            {t`Suivi de la personne`}
          </Link>
        }
        below={<Trans>Fiche de la personne</Trans>}
      >
        {title}
      </PageHeading>
      <QueryView query={record} lines={12}>
        {(read) => (
          <QueryView query={establishments} lines={12}>
            {(places) => (
              <>
                <RecordForm record={read} establishments={places} />
                <ProgrammeSection userId={userId} name={nameOf(read)} />
                <ErasureSection userId={userId} name={nameOf(read)} />
              </>
            )}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}
