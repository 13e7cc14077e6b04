import { Trans } from '@lingui/react/macro';
import { useDates } from '../../../lib/dates.ts';
import { trpc } from '../../../trpc.ts';
import { EndingNotes } from './ending-notes.tsx';
import { SubmittedAnswers } from '../../answers/results/submitted-answers.tsx';

/** The reason for leaving, and the consent to contact; nothing for those who stay. @decision D36 */
export function LeavingSection({ userId }: { userId: number }) {
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
