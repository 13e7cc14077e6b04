import { Trans } from '@lingui/react/macro';
import { trpc } from '../../trpc.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { ExerciseList } from './exercises/exercise-list.tsx';

/** @decision D72 */
export default function MyExercisesPage() {
  const exercises = trpc.programme.listExercises.useQuery();
  const written = trpc.programme.findExercises.useQuery({});
  return (
    <>
      <PageHeading
        below={
          <Trans>
            Ce que vous avez écrit dans le cours est réuni ici. Personne d’autre ne peut le lire.
          </Trans>
        }
      >
        <Trans>Mes exercices</Trans>
      </PageHeading>
      <QueryView query={exercises} lines={8}>
        {(chapters) => (
          <QueryView query={written} lines={8}>
            {(all) => <ExerciseList chapters={chapters} written={all} />}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}
