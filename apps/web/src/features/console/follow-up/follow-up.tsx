import type { RouterOutputs } from '@aube/api';
import { pendingPause } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { faultOf } from '../../../lib/error-code.ts';
import { trpc } from '../../../trpc.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { NotFound } from '../../../ui/not-found.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SubmittedAnswers } from '../../answers/results/submitted-answers.tsx';
import { buildEvolution, lastDays } from '../../evolution/build-evolution.ts';
import { EfficiencyChart } from '../../evolution/efficiency-chart.tsx';
import { LastSchedule } from '../../evolution/last-schedule.tsx';
import { NightRaster } from '../../evolution/night-raster.tsx';
import { useSuspendedSchedule } from '../../evolution/suspended-schedule.ts';
import { PausePanel } from '../../weeks/pause/pause-panel.tsx';
import { nameOf } from '../safety/alert-data.ts';
import { AlertSection } from '../safety/alert-section.tsx';
import { AgreedWindowSection } from './agreed-window-section.tsx';
import { DaySection } from './day-section.tsx';
import { EndingNotes } from './ending-notes.tsx';
import { CheckSection } from './check-section.tsx';
import { FlagSection } from './flag-section.tsx';
import { FollowUpHead } from './follow-up-head.tsx';
import { InChargeSection } from './in-charge-section.tsx';
import { NoteSection } from './note-section.tsx';
import { ProgressStrip } from './progress-strip.tsx';
import { ScoreSection } from './score-table.tsx';
import { TimelineSection } from './timeline-section.tsx';

type Overview = RouterOutputs['programme']['overview'];

const shownNights = 14;

/** @decision D64 */
function NightSection({ overview }: { overview: Overview }) {
  const evolution = buildEvolution(overview, 'all');
  const recent = evolution && lastDays(evolution, shownNights, overview.today);
  return (
    <section aria-labelledby="nights" className="mb-10">
      <h2 id="nights" className="mb-3 text-lead">
        <Trans>Horaire et dernières nuits</Trans>
      </h2>
      <ScheduleOfPerson overview={overview} />
      {recent && recent.nights.length > 0 ? (
        <NightRaster evolution={recent} />
      ) : (
        <p className="text-ink-soft">
          <Trans>Aucune nuit notée.</Trans>
        </p>
      )}
      {evolution && evolution.weeks.length > 1 && <EfficiencyChart evolution={evolution} />}
    </section>
  );
}

function ScheduleOfPerson({ overview }: { overview: Overview }) {
  const { userId } = overview.person;
  const flags = trpc.questionnaires.listFlags.useQuery({ userId }, { staleTime: 0 });
  const schedule = useSuspendedSchedule(overview, { userId });
  const open = flags.data?.filter(({ clearedAt }) => clearedAt === null);
  const reasons = open?.map(({ name }) => name);
  return (
    <p className="mb-4">
      <span className="font-medium">
        <Trans>Horaire</Trans>
      </span>
      {' · '}
      <LastSchedule programme={overview} suspension={{ schedule, reasons }} />
    </p>
  );
}

/** @decision D36 */
function LeavingSection({ userId }: { userId: number }) {
  const dates = useDates();
  const { data } = trpc.questionnaires.listAbandonments.useQuery({ userId });
  const standing = data?.findLast(({ status }) => status === 'submitted');
  if (!standing?.submittedAt) return null;
  const leftAt = dates.stamp(standing.submittedAt);
  return (
    <section aria-labelledby="leaving" className="mb-10">
      <h2 id="leaving" className="mb-3 text-lead">
        {standing.isByStaff ? (
          <Trans>Retiré du programme le {leftAt}</Trans>
        ) : (
          <Trans>A quitté le programme le {leftAt}</Trans>
        )}
      </h2>
      <div className="max-w-(--container-page)">
        <EndingNotes ending={standing} />
        {!standing.isByStaff && (
          <SubmittedAnswers code="ABANDONMENT" userId={userId} answers={standing.answers} />
        )}
      </div>
    </section>
  );
}

/** @decision D67 */
function PauseSection({ overview }: { overview: Overview }) {
  const { pauses, today } = overview;
  const isPending = pendingPause(pauses, today) !== null;
  return (
    <section aria-labelledby="pause" className="mb-10" data-screen-only={!isPending || undefined}>
      <h2 id="pause" className="mb-3 text-lead">
        <Trans>Pause du programme</Trans>
      </h2>
      <div className="max-w-(--container-page)">
        {isPending ? (
          <PausePanel overview={overview} isForStaff />
        ) : (
          <Disclosure title={<Trans>Mettre le programme en pause</Trans>}>
            <PausePanel overview={overview} isForStaff />
          </Disclosure>
        )}
      </div>
    </section>
  );
}

/** @decision D33 D44 D64 */
export function FollowUp({ userId }: { userId: number }) {
  const overview = trpc.programme.overview.useQuery({ userId });
  const person = trpc.stats.getFollowUp.useQuery({ userId }, { staleTime: 0 });
  const isNobody = overview.error && faultOf(overview.error).code === 'NOT_FOUND';
  if (isNobody) return <NotFound />;
  return (
    <>
      <FollowUpHead userId={userId} overview={overview.data} person={person.data} />
      <QueryView query={overview} lines={10}>
        {(programme) => {
          const name = nameOf(programme.person);
          return (
            <>
              <AlertSection userId={userId} />
              <div className="mb-8 grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
                <FlagSection
                  userId={userId}
                  name={name}
                  isAnswered={programme.firstDayOn !== null}
                />
                <CheckSection userId={userId} />
                <DaySection weeks={programme.weeks} />
                <QueryView query={person} lines={4}>
                  {(found) => (
                    <>
                      <InChargeSection userId={userId} person={found} />
                      <NoteSection person={{ userId, name }} notes={found.notes} />
                    </>
                  )}
                </QueryView>
              </div>
              <NightSection overview={programme} />
              {programme.abandonment === null && (
                <AgreedWindowSection userId={userId} today={programme.today} />
              )}
              <ProgressStrip overview={programme} />
              <ScoreSection userId={userId} />
              {programme.abandonment ? (
                <LeavingSection userId={userId} />
              ) : (
                programme.firstDayOn !== null && <PauseSection overview={programme} />
              )}
              <TimelineSection userId={userId} />
            </>
          );
        }}
      </QueryView>
    </>
  );
}
