import { Trans } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/document-title.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { trpc } from '../../trpc.ts';
import { Link } from '../../ui/link.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { OwnElements } from '../site/content-nodes.tsx';
import type { ElementOf } from '../site/content-node.ts';
import { drawChapterElement } from './chapter/chapter-elements.tsx';
import { ExercisesOf } from './exercises/exercise-context.tsx';
import { exercisesOf } from './exercises/exercise-form.ts';
import { ExerciseSheet } from './exercises/exercise-sheet.tsx';

/** @decision D72 */
export default function ExerciseSheetPage({ params }: PageProps) {
  const query = trpc.programme.listExercises.useQuery();
  return (
    <QueryView query={query} lines={8} title={<Trans>Exercice</Trans>}>
      {(chapters) => {
        const chapter = chapters.find(({ id }) => id === params['chapter']);
        const exercise = exercisesOf(chapter?.exercises ?? []).find(
          ({ id }) => id === params['exercise'],
        );
        if (!chapter || !exercise) return <NotFound />;
        return <Sheet chapter={chapter} exercise={exercise} />;
      }}
    </QueryView>
  );
}

type SheetProps = {
  readonly chapter: {
    readonly id: string;
    readonly number: number;
    readonly moduleNumber: number;
    readonly title: string;
    readonly isKept: boolean;
  };
  readonly exercise: ElementOf<'exercise'>;
};

function Sheet({ chapter, exercise }: SheetProps) {
  const { number, moduleNumber, title } = chapter;
  usePageTitle(exercise.title || title);
  return (
    <>
      <PageHeading
        above={
          <Link to="myExercises">
            <Trans>Mes exercices</Trans>
          </Link>
        }
      >
        {exercise.title || title}
      </PageHeading>
      <OwnElements value={drawChapterElement}>
        <ExercisesOf chapter={chapter}>
          <ExerciseSheet exercise={exercise} />
        </ExercisesOf>
      </OwnElements>
      <p className="mt-10" data-screen-only>
        <Link to="moduleChapter" params={{ module: moduleNumber, chapter: number }}>
          <Trans>Relire le chapitre : {title}</Trans>
        </Link>
      </p>
    </>
  );
}
