import type { RouterOutputs } from '@aube/api';
import { createContext, type ReactNode, useContext } from 'react';
import { useConsultedId } from '../../../lib/consulting.ts';
import { useSession } from '../../../lib/session.ts';
import { trpc } from '../../../trpc.ts';
import type { Chapter } from '../use-modules.ts';

export type StoredExercise = RouterOutputs['programme']['findExercises'][number];

type ExercisesContext = {
  readonly chapterId: string;
  readonly userId: number | null;
  /** What was kept of this chapter's exercises; null until that is known. */
  readonly stored: readonly StoredExercise[] | null;
  readonly error: unknown;
  readonly retry: () => void;
  /** `private`: somebody else's; `readable`: nothing more is kept. */
  readonly mode: 'writable' | 'readable' | 'private';
};

const Exercises = createContext<ExercisesContext | null>(null);

type ExercisesOfProps = {
  readonly chapter: Chapter;
  readonly children: ReactNode;
};

/** Reads what its owner wrote into a chapter's exercises; nobody else's is ever asked for. */
export function ExercisesOf({ chapter, children }: ExercisesOfProps) {
  const session = useSession();
  const isConsulting = useConsultedId() !== null;
  const { id: chapterId, isKept } = chapter;
  const query = trpc.programme.findExercises.useQuery({ chapterId }, { enabled: !isConsulting });
  return (
    <Exercises
      value={{
        chapterId,
        userId: session.status === 'member' ? session.account.userId : null,
        stored: query.data ?? null,
        error: query.error,
        retry: () => void query.refetch(),
        mode: isConsulting ? 'private' : isKept ? 'writable' : 'readable',
      }}
    >
      {children}
    </Exercises>
  );
}

export function useExercises(): ExercisesContext {
  const context = useContext(Exercises);
  if (!context) throw new Error('an exercise stands in a chapter');
  return context;
}
