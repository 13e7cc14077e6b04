import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { usePageTitle } from '../../../lib/document-title.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { AlertSection } from '../safety/alert-section.tsx';
import { nameOf } from '../safety/alert-data.ts';
import { FlagSection } from './flag-section.tsx';
import { LeavingSection } from './leaving-section.tsx';
import { ScoreSection } from './score-table.tsx';
import { useConsult } from './use-consult.ts';

/** One participant as staff follow them: alerts, precautions, scores; read-only but for those two. @decision D33 D44 */
export function FollowUp({ userId }: { userId: number }) {
  const { t } = useLingui();
  const consult = useConsult(userId);
  const overview = trpc.programme.overview.useQuery({ userId });
  usePageTitle(overview.data ? nameOf(overview.data.person) : t`Suivi du participant`);
  return (
    <QueryView query={overview} lines={10}>
      {({ person, programmeWeek, abandonment }) => {
        const name = nameOf(person);
        return (
          <>
            <div className="flex flex-wrap items-start justify-between gap-x-8">
              <PageHeading
                above={
                  <Link to="adminParticipants">
                    <Trans>Participants</Trans>
                  </Link>
                }
                below={
                  abandonment ? (
                    <Trans>A quitté le programme à la semaine {programmeWeek}</Trans>
                  ) : programmeWeek === 0 ? (
                    <Trans>N’a pas encore commencé le programme</Trans>
                  ) : (
                    <Trans>Semaine {programmeWeek} du programme</Trans>
                  )
                }
              >
                {name}
              </PageHeading>
              <Button kind="secondary" className="mb-8" onClick={() => consult('programme')}>
                <Eye aria-hidden className="size-5" />
                <Trans>Consulter le compte</Trans>
              </Button>
            </div>
            <AlertSection userId={userId} />
            <FlagSection userId={userId} name={name} />
            <ScoreSection userId={userId} />
            {abandonment && <LeavingSection userId={userId} />}
          </>
        );
      }}
    </QueryView>
  );
}
