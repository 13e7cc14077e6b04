import { NotFound } from '../../../ui/not-found.tsx';
import { faultOf } from '../../../lib/error-code.ts';
import { trpc } from '../../../trpc.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { AlertSection } from '../safety/alert-section.tsx';
import { nameOf } from '../safety/alert-data.ts';
import { FlagSection } from './flag-section.tsx';
import { FollowUpHead } from './follow-up-head.tsx';
import { InChargeSection } from './in-charge-section.tsx';
import { LeavingSection } from './leaving-section.tsx';
import { NightSection } from './night-section.tsx';
import { NoteSection } from './note-section.tsx';
import { PauseSection } from './pause-section.tsx';
import { ProgressStrip } from './progress-strip.tsx';
import { ScoreSection } from './score-table.tsx';
import { TimelineSection } from './timeline-section.tsx';

/** One participant at a glance: open matters, sleep, progress, history. @decision D33 D44 D64 */
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
              <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
                {/* Locks come first on a narrow screen, and beside the nights on a wide one. */}
                <div className="min-w-0 lg:order-last">
                  <FlagSection
                    userId={userId}
                    name={name}
                    isAnswered={programme.firstDayOn !== null}
                  />
                  <QueryView query={person} lines={4}>
                    {(found) => (
                      <>
                        <InChargeSection userId={userId} person={found} />
                        <NoteSection person={{ userId, name }} notes={found.notes} />
                      </>
                    )}
                  </QueryView>
                </div>
                <div className="min-w-0">
                  <NightSection overview={programme} />
                  <ProgressStrip overview={programme} />
                  <ScoreSection userId={userId} />
                  {programme.abandonment ? (
                    <LeavingSection userId={userId} />
                  ) : (
                    programme.firstDayOn !== null && <PauseSection overview={programme} />
                  )}
                </div>
              </div>
              <TimelineSection userId={userId} />
            </>
          );
        }}
      </QueryView>
    </>
  );
}
