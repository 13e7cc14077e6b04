import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useConsultedId } from '../../../lib/consulting.ts';
import { forgetDraft } from '../../../lib/open-drafts.ts';
import { useSession } from '../../../lib/session.ts';
import { trpc } from '../../../trpc.ts';
import { draftKey, isSamePlace, type StoredExercise, type WritingPlace } from './written.ts';

type ExercisesContext = {
  readonly chapterId: string;
  readonly userId: number | null;
  readonly stored: readonly StoredExercise[] | null;
  readonly error: unknown;
  readonly retry: () => void;
  readonly put: (kept: StoredExercise) => void;
  readonly drop: (place: WritingPlace) => void;
  readonly dropped: number;
  /**
   * `private`: the exercise belongs to another person. `readable`: answers can no longer be saved.
   */
  readonly mode: 'writable' | 'readable' | 'private';
};

const Exercises = createContext<ExercisesContext | null>(null);

type ExercisesOfProps = {
  readonly chapter: { readonly id: string; readonly isKept: boolean };
  readonly children: ReactNode;
};

export function ExercisesOf({ chapter, children }: ExercisesOfProps) {
  const session = useSession();
  const isConsulting = useConsultedId() !== null;
  const { id: chapterId, isKept } = chapter;
  const query = trpc.programme.findExercises.useQuery({ chapterId }, { enabled: !isConsulting });
  const utils = trpc.useUtils();
  const [dropped, setDropped] = useState(0);
  const userId = session.status === 'member' ? session.account.userId : null;
  const cache = useMemo(() => {
    const setList = (change: (list: StoredExercise[]) => StoredExercise[]) =>
      utils.programme.findExercises.setData({ chapterId }, (list = []) => change(list));
    return {
      put: (kept: StoredExercise) =>
        setList((list) =>
          list.some((each) => isSamePlace(each, kept))
            ? list.map((each) => (isSamePlace(each, kept) ? kept : each))
            : [kept, ...list],
        ),
      drop: (place: WritingPlace) => {
        setList((list) => list.filter((each) => !isSamePlace(each, place)));
        // Without this, the next typed letter would save the deleted text again.
        if (userId !== null) forgetDraft(userId, draftKey(place));
        setDropped((count) => count + 1);
      },
    };
  }, [utils, chapterId, userId]);
  return (
    <Exercises
      value={{
        chapterId,
        userId,
        dropped,
        stored: query.data ?? null,
        error: query.error,
        retry: () => void query.refetch(),
        ...cache,
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
