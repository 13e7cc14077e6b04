import { nightQuestionCodes, type NightQuestionCode } from '@aube/api/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Fault, faultOf, isSessionLost } from '../../../lib/error-code.ts';
import { trpc } from '../../../trpc.ts';
import type { DiaryDay } from '../programme-data.ts';
import { findUnsaved, forgetUnsaved } from './draft-memory.ts';
import { confirmedWith, reviewNight } from './review-night.ts';
import type { Autosave } from './use-autosave.ts';
import type { UnsavedNightState } from './use-unsaved-night.ts';

/** How the last press of « Enregistrer » went; `editing` when there is nothing to say of it. */
export type SaveStatus =
  | { readonly kind: 'editing' | 'saving' }
  /** The site did not answer: the same night is sent again by itself. */
  | { readonly kind: 'waiting'; readonly tries: number }
  | { readonly kind: 'refused'; readonly fault: Fault }
  | { readonly kind: 'conflict'; readonly current: DiaryDay };

const retryAfterSeconds = [4, 10, 30, 60] as const;

function mayPass({ httpStatus }: Fault): boolean {
  return httpStatus === null || httpStatus >= 500 || httpStatus === 429;
}

function statusOf(fault: Fault, tries: number): SaveStatus {
  if (mayPass(fault)) return { kind: 'waiting', tries };
  const { current } = fault.details as { current?: DiaryDay };
  if (fault.code === 'VERSION_CONFLICT' && current) return { kind: 'conflict', current };
  return { kind: 'refused', fault };
}

/** Puts a saved day where every page reads it, and has its week read anew. @source specification §4 */
export function useStoreDay() {
  const utils = trpc.useUtils();
  return useCallback(
    (saved: DiaryDay) => {
      utils.programme.overview.setData({}, (programme) =>
        programme
          ? {
              ...programme,
              days: programme.days.map((day) => (day.id === saved.id ? saved : day)),
              drafts: programme.drafts.filter(({ dayId }) => dayId !== saved.id),
            }
          : programme,
      );
      void utils.programme.overview.invalidate();
    },
    [utils],
  );
}

/**
 * Saves the night with the version it began from. No answer means « not saved », and the same night
 * is sent again: the server takes it once however often it comes.
 */
export function useNightSaving(
  unsaved: Pick<UnsavedNightState, 'key' | 'place' | 'read' | 'rebase'>,
  dayId: number,
  { inTurn, onSaved }: Pick<Autosave, 'inTurn'> & { onSaved: () => void },
) {
  const { key, place, read, rebase } = unsaved;
  const { mutateAsync } = trpc.diary.saveDay.useMutation();
  const storeDay = useStoreDay();
  const [status, setStatus] = useState<SaveStatus>({ kind: 'editing' });

  const isSending = useRef(false);

  const send = useCallback(
    async (tries: number): Promise<void> => {
      const sent = read();
      const review = reviewNight(sent.form, place, sent.confirmed);
      if (!review.isSavable) return;
      const codes = confirmedWith(sent.form, sent.confirmed).filter(isQuestionCode);
      const night = { ...review.entry, naps: [...review.entry.naps] };
      if (tries === 0) setStatus({ kind: 'saving' });
      try {
        const version = sent.baseVersion;
        const saved = await mutateAsync({ day: { dayId }, night, confirmed: codes, version });
        const present = findUnsaved(key);
        if (present && present.form !== sent.form) rebase(saved.version);
        else forgetUnsaved(key);
        storeDay(saved);
        setStatus({ kind: 'editing' });
        onSaved();
      } catch (error) {
        setStatus(isSessionLost(error) ? { kind: 'editing' } : statusOf(faultOf(error), tries + 1));
      }
    },
    [dayId, key, mutateAsync, onSaved, place, read, rebase, storeDay],
  );

  /** One at a time: the timer, the network's return and a press may ask for it at once. */
  const save = useCallback(
    async (tries = 0): Promise<void> => {
      if (isSending.current) return;
      isSending.current = true;
      await inTurn(() => send(tries));
      isSending.current = false;
    },
    [inTurn, send],
  );

  useEffect(() => {
    if (status.kind !== 'waiting') return undefined;
    const { tries } = status;
    const again = () => void save(tries);
    const seconds = retryAfterSeconds[Math.min(tries, retryAfterSeconds.length) - 1] ?? 60;
    const timer = setTimeout(again, seconds * 1000);
    addEventListener('online', again, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [save, status]);

  const touch = useCallback(
    () => setStatus((status) => (status.kind === 'saving' ? status : { kind: 'editing' })),
    [],
  );
  return { status, save, touch };
}

function isQuestionCode(code: string): code is NightQuestionCode {
  return nightQuestionCodes.some((known) => known === code);
}
