import { Trans } from '@lingui/react/macro';
import { useCatalogue } from '../course/use-catalogue.ts';
import { useConsultedId } from '../../lib/consulting.ts';
import { ActivityList } from './activity-list.tsx';
import { SubmittedQuestionnaires } from './submitted-questionnaires.tsx';
import { useOverview } from '../../lib/use-overview.ts';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryView } from '../../ui/query-view.tsx';

export default function ActivitiesPage() {
  const overview = useOverview();
  useCatalogue();
  // Only their author reads exercises.
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
