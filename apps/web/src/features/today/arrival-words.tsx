import {
  calendarOf,
  type GateQuestionnaire,
  programmeRules,
  programmeWeekOpensOn,
  questionnaireAvailability,
} from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Arrival } from '../../lib/arrival.ts';
import { useDates } from '../../lib/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Link } from '../../ui/link.tsx';
import type { Overview } from '../../lib/use-overview.ts';

type ArrivalWordsProps = {
  readonly arrival: Arrival;
  readonly overview: Overview;
};

/** @source specification §4 */
export default function ArrivalWords({ arrival, overview }: ArrivalWordsProps) {
  const { closedQuestionnaire, hasComeBack } = arrival;
  return (
    <>
      {closedQuestionnaire && <ClosedQuestionnaire id={closedQuestionnaire} overview={overview} />}
      {hasComeBack && (
        <Banner kind="ok">
          <Trans>Vous avez repris le programme. Tout ce que vous aviez noté est là.</Trans>
        </Banner>
      )}
    </>
  );
}

function ClosedQuestionnaire({
  id,
  overview,
}: {
  id: GateQuestionnaire;
  overview: Overview;
}): ReactNode {
  const dates = useDates();
  const { abandonment } = overview;
  const calendar = calendarOf(overview);
  const week = id.slice(1);
  const availability = questionnaireAvailability(id, overview);
  if (availability === 'submitted') {
    return (
      <Banner>
        <p>
          {id === 'S0' ? (
            <Trans>Le questionnaire de départ est déjà envoyé.</Trans>
          ) : (
            <Trans>Le questionnaire de la semaine {week} est déjà envoyé.</Trans>
          )}{' '}
          <Link to="questionnaireSummary" params={{ questionnaire: id.toLowerCase() }}>
            <Trans>Relire vos réponses</Trans>
          </Link>
        </p>
      </Banner>
    );
  }
  // A person who left reads another message. Before the start of the programme, no date is known.
  if (availability === 'open' || calendar === null || abandonment !== null) return null;
  const opensOn = programmeWeekOpensOn(calendar, programmeRules.questionnaireDueFromWeek[id]);
  const on = dates.day(opensOn);
  return (
    <Banner>
      <p>
        <Trans>
          Le questionnaire de la semaine {week} n’est pas encore ouvert. Il s’ouvre le {on}.
        </Trans>
      </p>
    </Banner>
  );
}
