import { currentTrial, hasNextWeek, lastClosedWeek, pauseOn } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/link.tsx';
import { isClosedByQuestionnaire } from '../../nights/closed-by-questionnaire.ts';
import type { Programme } from '../../../lib/programme-data.ts';

/** @decision D68 */
export function ReviewLink({ programme }: { readonly programme: Programme }) {
  const number = lastClosedWeek(programme);
  const week = programme.weeks.find((each) => each.number === number);
  if (!week || week.intention !== null) return null;
  if (programme.abandonment !== null || programme.person.isConsulted) return null;
  if (isClosedByQuestionnaire(programme)) return null;
  if (pauseOn(programme.pauses, programme.today) !== null) return null;
  // After the last week, the review is needed only to end an experiment.
  const isOver = !hasNextWeek(programme.openings, week.number);
  if (isOver && currentTrial(programme) === null) return null;
  const { number: closed } = week;
  return (
    <p className="mt-4">
      <Link to="week" params={{ week: closed }} className="inline-flex min-h-11 items-center">
        <Trans>Le bilan de votre semaine {closed} est prêt</Trans>
      </Link>
    </p>
  );
}
