import { useEffect, useMemo, useState } from 'react';
import { ownDevice } from '../../lib/device-nights.ts';
import type { Connection } from '../../lib/draft-types.ts';
import type { Fault } from '../../lib/error-code.ts';
import { isSame } from '../../lib/is-same.ts';
import { deviceDrafts } from '../../lib/own-device.ts';
import { presentPerson } from '../../lib/present-person.ts';
import { useStore } from '../../lib/store.ts';
import { useKeptDraft } from '../../lib/use-kept-draft.ts';

type Kept<Answer> = {
  readonly answer: Answer;
  /** Answer of the server when this answer was given; missing in answers of earlier releases. */
  readonly from?: unknown;
  /** Milliseconds since 1970, by the clock of this device; null before a change. */
  readonly changedAt: number | null;
};

/** Older answers are deleted, because they are about other days. */
const keptMs = 24 * 60 * 60_000;

type KeptAnswer<Answer> = {
  readonly answer: Answer;
  readonly isSending: boolean;
  readonly fault: Fault | null;
  readonly change: (changed: (answer: Answer) => Answer) => void;
  /** Sends the answer. Never called automatically, because the person must see the result. */
  readonly submit: (send: (answer: Answer) => Promise<{ readonly follow: () => void }>) => void;
};

/**
 * Keeps an answer of a form until the server has saved it. « Plus tard » and a closed page lose
 * nothing.
 * @param given the answer that the form begins with
 * @param stored the server's answer; an answer given before it changed is deleted
 * @decision offline#kept-answers
 */
export function useKeptAnswer<Answer>(
  key: string,
  given: Answer,
  stored: unknown = given,
): KeptAnswer<Answer> {
  const personId = useStore(presentPerson);
  const store = useStore(ownDevice) ? deviceDrafts : undefined;
  const known = useMemo(
    () => ({
      value: { answer: given, changedAt: null } as Kept<Answer>,
      base: { held: given, version: null },
    }),
    [given],
  );
  const [connection] = useState<Connection<Kept<Answer>, Answer>>(() => ({
    reduce: ({ answer }) => ({ held: answer, isWhole: true }),
    send: null,
    conflictIn: () => null,
  }));
  const { draft, value, submission } = useKeptDraft({ personId, key, known, connection, store });
  const [openedAt] = useState(Date.now);
  // The answer may have been changed elsewhere in the meantime.
  const isCurrent = ({ changedAt, from }: Kept<Answer>) =>
    changedAt !== null &&
    openedAt - changedAt < keptMs &&
    (from === undefined || isSame(from, stored));
  const isStale = value.changedAt !== null && !isCurrent(value);
  useEffect(() => {
    if (isStale && submission.kind === 'none') void draft.take(known);
  }, [isStale, submission.kind, draft, known]);
  return {
    answer: isCurrent(value) ? value.answer : given,
    isSending: submission.kind === 'sending',
    fault: 'fault' in submission ? submission.fault : null,
    change: (changed) => {
      draft.withdraw();
      draft.change((before) => ({
        answer: changed(isCurrent(before) ? before.answer : given),
        from: stored,
        changedAt: Date.now(),
      }));
    },
    submit: (send) =>
      void draft.submit({
        isRetried: false,
        send: async ({ answer }) => {
          const { follow } = await send(answer);
          return { base: { held: answer, version: null }, follow };
        },
      }),
  };
}
