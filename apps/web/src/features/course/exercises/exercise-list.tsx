import type { RouterOutputs } from '@aube/api';
import { Plural, Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { RowWords } from '../../../ui/row-words.tsx';
import type { ElementOf } from '../../site/content-node.ts';
import { useEntryDate } from './entry-date.ts';
import type { StoredExercise } from './written.ts';
import { exercisesOf } from './exercise-form.ts';

type ExerciseListProps = {
  readonly chapters: RouterOutputs['programme']['listExercises'];
  readonly written: readonly StoredExercise[];
};

type Listed = {
  readonly exercise: ElementOf<'exercise'>;
  readonly chapterId: string;
  readonly chapterTitle: string;
  readonly written: readonly StoredExercise[];
};

export function ExerciseList({ chapters, written }: ExerciseListProps) {
  const all = chapters.flatMap(({ id, title, exercises, isKept }) =>
    exercisesOf(exercises).map((exercise) => ({
      exercise,
      chapterId: id,
      chapterTitle: title,
      isKept,
      written: written.filter(
        ({ chapterId, exerciseId, answers }) =>
          chapterId === id && exerciseId === exercise.id && Object.keys(answers).length > 0,
      ),
    })),
  );
  const begun = all.filter((each) => each.written.length > 0);
  const others = all.filter((each) => each.written.length === 0 && each.isKept);
  return (
    <>
      {begun.length === 0 ? (
        <EmptyState title={<Trans>Vous n’avez encore rien écrit dans les exercices.</Trans>}>
          <Trans>Chaque chapitre du cours en propose un. Ce que vous y écrivez vient ici.</Trans>
        </EmptyState>
      ) : (
        <Rows listed={begun} />
      )}
      {others.length > 0 && (
        <Disclosure
          className="mt-10 border-t"
          open={begun.length === 0}
          title={
            <Plural
              value={others.length}
              one="# exercice que vous pouvez faire"
              other="# exercices que vous pouvez faire"
            />
          }
        >
          <Rows listed={others} />
        </Disclosure>
      )}
    </>
  );
}

function Rows({ listed }: { listed: readonly Listed[] }) {
  return (
    <ul className="border-b border-line">
      {listed.map(({ exercise, chapterId, chapterTitle, written }) => (
        <li key={`${chapterId}/${exercise.id}`} className="border-t border-line">
          <Link
            to="exerciseSheet"
            params={{ chapter: chapterId, exercise: exercise.id }}
            bare
            className="activity"
          >
            <RowWords
              title={exercise.title || chapterTitle}
              above={exercise.title ? chapterTitle : undefined}
              below={written[0] && <WrittenWords latest={written[0]} count={written.length} />}
            />
            <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function WrittenWords({ latest, count }: { latest: StoredExercise; count: number }): ReactNode {
  const date = useEntryDate(latest);
  if (latest.entryId === null && count === 1) return <Trans>Écrit le {date}</Trans>;
  return (
    <Plural
      value={count}
      one={`# entrée, le ${date}`}
      other={`# entrées, la dernière le ${date}`}
    />
  );
}
