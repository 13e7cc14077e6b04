import {
  diaryCalendarOf,
  openingOffer,
  programmeRules,
  programmeWeekOpensOn,
} from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useDates } from '../../lib/dates.ts';
import { useOverview } from '../../lib/use-overview.ts';
import type { Programme } from '../../lib/programme-data.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { OpeningChoice } from './opening/opening-choice.tsx';
import { OpenWeeks } from './opening/open-weeks.tsx';

/** @decision D86 */
export default function AfterProgrammePage() {
  const overview = useOverview();
  return (
    <>
      <PageHeading>
        <Trans>Après le programme</Trans>
      </PageHeading>
      <QueryView query={overview} lines={6}>
        {(programme) => <AfterProgramme programme={programme} />}
      </QueryView>
    </>
  );
}

function AfterProgramme({ programme }: { readonly programme: Programme }) {
  const dates = useDates();
  const offer = openingOffer({ ...programme, isAbandoned: programme.abandonment !== null });
  if (!('refusal' in offer)) {
    return programme.person.isConsulted ? (
      <p>
        <Trans>Aucune semaine n’est ouverte. Seule la personne peut en ouvrir une.</Trans>
      </p>
    ) : (
      <OpeningChoice programme={programme} />
    );
  }
  const calendar = diaryCalendarOf(programme);
  switch (offer.refusal) {
    case 'running':
      return <OpenWeeks programme={programme} />;
    case 'abandoned':
      return (
        <EmptyState title={<Trans>Vous avez quitté le programme</Trans>}>
          <Trans>Vos nuits et vos chapitres restent lisibles. Le journal ne se rouvre plus.</Trans>
        </EmptyState>
      );
    case 'notStarted':
    case 'notYet':
    case 'questionnaireDue':
      return (
        <EmptyState title={<Trans>C’est pour après la semaine 25</Trans>}>
          <span>
            <Trans>
              Une fois le programme terminé, vous pourrez rouvrir votre journal ici : une semaine
              pour faire le point, ou deux pour repartir avec un horaire.
            </Trans>
          </span>{' '}
          {calendar && offer.refusal === 'notYet' && (
            <span>
              <Trans>
                Ce sera possible à partir du{' '}
                {dates.day(programmeWeekOpensOn(calendar, programmeRules.lastDiaryWeek + 1))}.
              </Trans>
            </span>
          )}
        </EmptyState>
      );
  }
}
