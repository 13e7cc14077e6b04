import { useCallback, useEffect, useRef, useState } from 'react';
import { sendWhileLeaving } from '../../../lib/send-while-leaving.ts';
import { trpc } from '../../../trpc.ts';
import { findUnsaved, subscribeUnsaved, type UnsavedNight } from './draft-memory.ts';
import { draftOfForm, isBlank } from './night-form.ts';

const pauseMs = 700;

/** Where what is typed stands: not told yet, on its way, on the server, or on this page alone. */
export type DraftState = 'none' | 'pending' | 'kept' | 'onThisPage';

export interface Autosave {
  readonly state: DraftState;
  /** Sends what is typed without waiting for the pause; resolves when no draft is on its way. */
  readonly flush: () => Promise<void>;
  /** Does something once no draft is on its way, and holds the next ones back: none overtakes a save. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>;
}

const draftOf = (dayId: number, { form, baseVersion }: UnsavedNight) => ({
  dayId,
  fields: isBlank(form) ? null : draftOfForm(form),
  baseVersion,
});

/** Keeps what is typed on the server: after a pause, on leaving a field, and when the page is left. */
export function useAutosave(key: string, dayId: number): Autosave {
  const { mutateAsync } = trpc.diary.saveDraft.useMutation();
  const [state, setState] = useState<DraftState>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef<UnsavedNight | null>(null);
  const leaving = useRef<UnsavedNight | null>(null);
  const queue = useRef(Promise.resolve());

  const inTurn = useCallback((work: () => Promise<void>): Promise<void> => {
    clearTimeout(timer.current);
    queue.current = queue.current.then(work);
    return queue.current;
  }, []);

  const flush = useCallback((): Promise<void> => {
    return inTurn(async () => {
      const unsaved = findUnsaved(key);
      if (!unsaved || unsaved === sent.current) return;
      try {
        await mutateAsync(draftOf(dayId, unsaved));
        sent.current = unsaved;
        if (findUnsaved(key) === unsaved) setState('kept');
      } catch {
        setState('onThisPage');
      }
    });
  }, [dayId, inTurn, key, mutateAsync]);

  useEffect(() => {
    const schedule = () => {
      clearTimeout(timer.current);
      const unsaved = findUnsaved(key);
      if (!unsaved) return setState('none');
      if (unsaved === sent.current) return undefined;
      setState('pending');
      timer.current = setTimeout(() => void flush(), pauseMs);
      return undefined;
    };
    const leave = () => {
      const unsaved = findUnsaved(key);
      if (!unsaved || unsaved === sent.current || unsaved === leaving.current) return;
      leaving.current = unsaved;
      // The request starts now, before the page is gone; what is sent next waits for its answer.
      const sending = sendWhileLeaving('diary.saveDraft', draftOf(dayId, unsaved));
      void inTurn(async () => {
        const isTaken = await sending;
        leaving.current = null;
        if (isTaken) sent.current = unsaved;
        if (findUnsaved(key) === unsaved) setState(isTaken ? 'kept' : 'onThisPage');
      });
    };
    // A page that only went out of sight may come back, and sends what did not arrive.
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') leave();
      else void flush();
    };
    const retry = () => void flush();
    schedule();
    const unsubscribe = subscribeUnsaved(schedule);
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', leave);
    addEventListener('online', retry);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', leave);
      removeEventListener('online', retry);
      void flush();
    };
  }, [dayId, flush, inTurn, key]);

  return { state, flush, inTurn };
}
