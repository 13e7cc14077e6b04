import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { faultOf } from '../../../lib/error-code.ts';
import { noVersion } from '../../../lib/no-version.ts';
import { sendWhileLeaving } from '../../../lib/send-while-leaving.ts';
import { trpc } from '../../../trpc.ts';
import type { ElementOf } from '../../prose/content-node.ts';
import { type StoredExercise, useExercises } from './exercise-context.tsx';
import { fieldsOf, isSameAnswers, readExercise, textsOf } from './exercise-form.ts';
import {
  findUnsaved,
  forgetUnsaved,
  keepUnsaved,
  type UnsavedExercise,
} from './unsaved-exercises.ts';

const pauseMs = 900;

/** Where what is typed stands. */
export type SavingState =
  | { readonly kind: 'idle' | 'pending' | 'kept' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'conflict'; readonly current: StoredExercise | null };

/**
 * An exercise that is being written: its texts, and their keeping after a pause, on leaving a
 * field, and when the page is left. Whoever wrote elsewhere meanwhile is asked about.
 */
export function useExercise(exercise: ElementOf<'exercise'>) {
  const { chapterId, userId, stored: all } = useExercises();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.programme.saveExercise.useMutation();
  const key = `${userId}/${chapterId}/${exercise.id}`;
  const fields = useMemo(() => fieldsOf(exercise.children), [exercise.children]);
  const stored = all?.find(({ exerciseId }) => exerciseId === exercise.id) ?? null;
  const [unsaved, setUnsaved] = useState<UnsavedExercise | null>(() => findUnsaved(key));
  const [state, setState] = useState<SavingState>({ kind: 'idle' });
  const latest = useRef({ unsaved, stored });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    latest.current.stored = stored;
  }, [stored]);

  const keep = useCallback(
    (next: UnsavedExercise) => {
      latest.current.unsaved = next;
      keepUnsaved(key, next);
      setUnsaved(next);
    },
    [key],
  );

  const find = useCallback(() => {
    if (!latest.current.unsaved) return null;
    const { texts, base } = latest.current.unsaved;
    const { answers, issues } = readExercise(fields, texts, base?.answers ?? {});
    const isKept = isSameAnswers(answers, base?.answers ?? {});
    const version = base?.version ?? noVersion;
    const input = { chapterId, exerciseId: exercise.id, answers, version };
    return { texts, isKept, isWhole: Object.keys(issues).length === 0, input };
  }, [chapterId, exercise.id, fields]);

  const put = useCallback(
    (kept: StoredExercise) => {
      latest.current.stored = kept;
      if (latest.current.unsaved) keep({ ...latest.current.unsaved, base: kept });
      utils.programme.findExercises.setData({ chapterId }, (list = []) => [
        ...list.filter(({ exerciseId }) => exerciseId !== kept.exerciseId),
        kept,
      ]);
    },
    [chapterId, keep, utils],
  );

  const flush = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    const send = async (before: Promise<void>) => {
      await before;
      const found = find();
      if (!found) return;
      try {
        if (!found.isKept) put(await mutateAsync(found.input));
        if (latest.current.unsaved?.texts !== found.texts) return;
        if (found.isWhole) forgetUnsaved(key);
        setState({ kind: 'kept' });
      } catch (error) {
        const { code, details } = faultOf(error);
        setState(
          code === 'VERSION_CONFLICT'
            ? { kind: 'conflict', current: (details['current'] as StoredExercise) ?? null }
            : { kind: 'failed', error },
        );
      }
    };
    queue.current = send(queue.current);
    return queue.current;
  }, [find, key, mutateAsync, put]);

  const type = useCallback(
    (id: string, text: string) => {
      const { unsaved: before, stored: kept } = latest.current;
      const texts = before?.texts ?? textsOf(fields, kept?.answers ?? {});
      keep({ texts: { ...texts, [id]: text }, base: before ? before.base : kept });
      setState({ kind: 'pending' });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), pauseMs);
    },
    [fields, flush, keep],
  );

  useEffect(() => {
    const leave = () => {
      const found = find();
      if (document.visibilityState !== 'hidden' || !found || found.isKept) return;
      void sendWhileLeaving('programme.saveExercise', found.input);
    };
    const retry = () => void flush();
    addEventListener('pagehide', leave);
    addEventListener('online', retry);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('online', retry);
      retry();
    };
  }, [find, flush]);

  /** Ends a conflict: with what stands here, or with what was kept elsewhere. */
  const settle = (current: StoredExercise | null, keepsMine: boolean) => {
    if (current) put(current);
    else if (latest.current.unsaved) keep({ ...latest.current.unsaved, base: null });
    if (keepsMine) return flush();
    latest.current.unsaved = null;
    forgetUnsaved(key);
    setUnsaved(null);
    setState({ kind: 'idle' });
    return Promise.resolve();
  };

  const texts = unsaved?.texts ?? textsOf(fields, stored?.answers ?? {});
  const { issues } = readExercise(fields, texts, {});
  return { fields, stored, texts, issues, state, type, flush, settle };
}

export type ExerciseWork = ReturnType<typeof useExercise>;
