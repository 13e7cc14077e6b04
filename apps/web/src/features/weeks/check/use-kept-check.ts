import type { WeeklyCheckAnswer } from '@aube/api/rules';
import { useState } from 'react';
import { ownDevice } from '../../../lib/device-nights.ts';
import type { Connection } from '../../../lib/draft-types.ts';
import type { Fault } from '../../../lib/error-code.ts';
import { deviceDrafts } from '../../../lib/own-device.ts';
import { presentPerson } from '../../../lib/present-person.ts';
import { useStore } from '../../../lib/store.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';

type Ticks = {
  readonly answers: readonly WeeklyCheckAnswer[];
  /** Milliseconds since 1970, by the clock of this device; null without checked answers. */
  readonly tickedAt: number | null;
};
type Answers = Ticks['answers'];

/** Older answers are about other days, so they are ignored. */
const keptMs = 24 * 60 * 60_000;

const none: Ticks = { answers: [], tickedAt: null };
const known = { value: none, base: { held: none.answers, version: null } };

const connection: Connection<Ticks, Answers> = {
  reduce: ({ answers }) => ({ held: answers, isWhole: true }),
  send: null,
  conflictIn: () => null,
};

type KeptCheck = {
  readonly answers: Answers;
  readonly isSending: boolean;
  readonly fault: Fault | null;
  readonly tick: (answers: Answers) => void;
  /** Never called automatically, because the person must see the result. */
  readonly submit: (
    send: (answers: WeeklyCheckAnswer[]) => Promise<{ readonly follow: () => void }>,
  ) => void;
};

/** The answers are kept until the server has saved them. @decision offline#weekly-check */
export function useKeptCheck(): KeptCheck {
  const personId = useStore(presentPerson);
  const store = useStore(ownDevice) ? deviceDrafts : undefined;
  const { draft, value, submission } = useKeptDraft<Ticks, Answers>({
    personId,
    key: 'check',
    known,
    connection,
    store,
  });
  const [openedAt] = useState(Date.now);
  const isFresh = value.tickedAt !== null && openedAt - value.tickedAt < keptMs;
  return {
    answers: isFresh ? value.answers : none.answers,
    isSending: submission.kind === 'sending',
    fault: 'fault' in submission ? submission.fault : null,
    tick: (answers) => {
      draft.withdraw();
      draft.change(() => ({ answers, tickedAt: Date.now() }));
    },
    submit: (send) =>
      void draft.submit({
        isRetried: false,
        send: async ({ answers }) => {
          const { follow } = await send([...answers]);
          return { base: { held: answers, version: null }, follow };
        },
      }),
  };
}
