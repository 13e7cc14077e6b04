import { gateQuestionnaires } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useConsultedId } from '../../lib/consulting.ts';
import { useOverview, type Overview } from '../../lib/use-overview.ts';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RowWords } from '../../ui/row-words.tsx';
import { StatusWord } from '../../ui/status-word.tsx';
import { useCatalogue } from '../course/use-catalogue.ts';
import { ActivityList } from './activity-list.tsx';
import { QuestionnaireName } from './questionnaire-name.tsx';

/** @decision D36 D37 */
function SubmittedQuestionnaires({ overview }: { overview: Overview }) {
  const sent = gateQuestionnaires.filter((code) => overview.submitted[code]);
  if (sent.length === 0) return null;
  return (
    <section aria-labelledby="sent" className="mt-12">
      <h2 id="sent" className="mb-3 text-lead">
        <Trans>Questionnaires envoyés</Trans>
      </h2>
      <ul className="border-b border-line">
        {sent.map((code) => (
          <li key={code} className="border-t border-line">
            <Link
              to="questionnaireSummary"
              params={{ questionnaire: code.toLowerCase() }}
              bare
              className="activity"
            >
              <RowWords
                className="basis-56"
                title={<QuestionnaireName id={code} />}
                below={<Trans>Relire mes résultats et mes réponses</Trans>}
              />
              <StatusWord status="done">
                <Trans>Envoyé</Trans>
              </StatusWord>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function ActivitiesPage() {
  const overview = useOverview();
  useCatalogue();
  const isOwn = useConsultedId() === null;
  const hasLeft = overview.data !== undefined && overview.data.abandonment !== null;
  return (
    <>
      <PageHeading
        below={
          hasLeft ? undefined : (
            <Trans>Ce qu’il vous reste à faire, en commençant par le plus urgent.</Trans>
          )
        }
      >
        <Trans>Activités à compléter</Trans>
      </PageHeading>
      <QueryView query={overview} lines={4}>
        {(data) => (
          <>
            <ActivityList overview={data} />
            <SubmittedQuestionnaires overview={data} />
            {isOwn && (
              <p className="mt-10">
                <Link to="myExercises">
                  <Trans>Mes exercices</Trans>
                </Link>
              </p>
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
