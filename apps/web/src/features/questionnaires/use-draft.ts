import type { RouterInputs, RouterOutputs } from '@aube/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { trpcClient } from '../../trpc.ts';
import type { Answers } from './answering.ts';

type Saved = RouterOutputs['questionnaires']['save'];
type Code = RouterInputs['questionnaires']['save']['code'];

const quietMs = 1200;

export interface Draft {
  readonly answers: Answers;
  readonly setAnswer: (item: string, value: Answers[string]) => void;
  /** When the server last had everything; null before. */
  readonly savedAt: string | null;
  readonly failure: unknown;
  /** Sends what is not sent yet, or submits; rejects when the server refuses. */
  readonly send: (options: { submit: boolean }) => Promise<Saved>;
}

/**
 * Answers that are kept as they are given: a moment after the last press, and when the page is
 * left. One request is under way at a time, each with the version that was read.
 */
export function useDraft(
  code: Code,
  start: { answers: Answers; version: number | null; updatedAt: string | null },
): Draft {
  const [answers, setAnswers] = useState<Answers>(start.answers);
  const [savedAt, setSavedAt] = useState(start.updatedAt);
  const [failure, setFailure] = useState<unknown>(null);
  const latest = useRef(start.answers);
  const sent = useRef(start.answers);
  const version = useRef(start.version);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const send = useCallback(
    async ({ submit }: { submit: boolean }) => {
      const turn = queue.current.then(async () => {
        const going = latest.current;
        const saved = await trpcClient.questionnaires.save.mutate({
          code,
          answers: { ...going },
          submit,
          ...(version.current !== null && { version: version.current }),
        });
        version.current = saved.version;
        sent.current = going;
        return saved;
      });
      queue.current = turn.catch(() => null);
      try {
        const saved = await turn;
        setSavedAt(saved.updatedAt);
        setFailure(null);
        return saved;
      } catch (error) {
        setFailure(error);
        throw error;
      }
    },
    [code],
  );

  const keep = useCallback(() => {
    if (latest.current !== sent.current) send({ submit: false }).catch(() => null);
  }, [send]);

  useEffect(() => {
    if (answers === sent.current) return undefined;
    const timer = setTimeout(keep, quietMs);
    return () => clearTimeout(timer);
  }, [answers, keep]);
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      keep();
    };
  }, [keep]);

  const setAnswer = useCallback((item: string, value: Answers[string]) => {
    latest.current = { ...latest.current, [item]: value };
    setAnswers(latest.current);
  }, []);
  return { answers, setAnswer, savedAt, failure, send };
}
