import type { RouterOutputs } from '@aube/api';
import { pauseOn } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { NotFound } from '../../../ui/not-found.tsx';
import { useDates } from '../../../lib/dates.ts';
import { usePageTitle } from '../../../lib/document-title.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { rememberPerson } from '../../../lib/recent-people.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { AlertSection } from '../safety/alert-section.tsx';
import { nameOf } from '../safety/alert-data.ts';
import { FlagSection } from './flag-section.tsx';
import { LeavingSection } from './leaving-section.tsx';
import { PauseSection } from './pause-section.tsx';
import { ScoreSection } from './score-table.tsx';
import { useConsult } from './use-consult.ts';

type Overview = RouterOutputs['programme']['overview'];

/** One participant as staff follow them: alerts, precautions, scores; read-only but for those two. @decision D33 D44 */
export function FollowUp({ userId }: { userId: number }) {
  const overview = trpc.programme.overview.useQuery({ userId });
  const isNobody = overview.error && faultOf(overview.error).code === 'NOT_FOUND';
  if (isNobody) return <NotFound />;
  return (
    <>
      <Heading userId={userId} overview={overview.data} />
      <QueryView query={overview} lines={10}>
        {(data) => (
          <>
            <AlertSection userId={userId} />
            <FlagSection userId={userId} name={nameOf(data.person)} />
            <ScoreSection userId={userId} />
            {data.abandonment ? (
              <LeavingSection userId={userId} />
            ) : (
              data.firstDayOn !== null && <PauseSection overview={data} />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}

function Heading({ userId, overview }: { userId: number; overview: Overview | undefined }) {
  const { t } = useLingui();
  const consult = useConsult(userId);
  const title = overview ? nameOf(overview.person) : t`Suivi du participant`;
  usePageTitle(title);
  useEffect(() => {
    if (overview) rememberPerson({ userId, name: nameOf(overview.person) });
  }, [overview, userId]);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8">
      <PageHeading
        above={
          <Link to="adminParticipants">
            <Trans>Participants</Trans>
          </Link>
        }
        below={overview ? <Standing overview={overview} /> : '\u00A0'}
      >
        {title}
      </PageHeading>
      {overview && (
        <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Link to="adminParticipant" params={{ participant: userId }}>
            <Trans>Modifier la fiche</Trans>
          </Link>
          <Button kind="secondary" onClick={() => consult('programme')}>
            <Eye aria-hidden className="size-5" />
            <Trans>Consulter le compte</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

function Standing({ overview }: { overview: Overview }) {
  const dates = useDates();
  const { abandonment, programmeWeek, pauses, today } = overview;
  const pause = pauseOn(pauses, today);
  if (abandonment) return <Trans>A quitté le programme à la semaine {programmeWeek}</Trans>;
  if (programmeWeek === 0) return <Trans>N’a pas encore commencé le programme</Trans>;
  if (pause) {
    const back = dates.day(pause.resumesOn);
    return (
      <Trans>
        Semaine {programmeWeek} du programme, en pause; reprise le {back}
      </Trans>
    );
  }
  return <Trans>Semaine {programmeWeek} du programme</Trans>;
}
