import { type AnswerableItem, type AnswerValue, fittingAnswers } from '@aube/api/rules';
import { useMemo } from 'react';
import type { Connection, DraftState, SubmissionState } from '../../../lib/draft-types.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { withAnswer } from '../model/answers.ts';
import type { Answers } from '../model/definition.ts';
import { mergeAnswers } from '../model/merge-answers.ts';

/** Answers on the server; `version` is null before the first save. */
export type Kept = {
  readonly answers: Answers;
  readonly version: number | null;
};

export type SaveRequest = {
  readonly answers: Record<string, AnswerValue>;
  readonly submit: boolean;
  readonly version?: number;
};

export const answersKey = (questionnaire: string) => `answers/${questionnaire}`;

type AnswerDraftOptions<Reply> = {
  readonly userId: number;
  readonly questionnaire: string;
  readonly kept: Kept | null;
  readonly items: readonly AnswerableItem[];
  readonly save: (request: SaveRequest, isLeaving: boolean) => Promise<Reply>;
  readonly canLeave?: () => boolean;
  readonly onSubmitted: (reply: Reply) => void;
};

export type AnswerDraft = {
  readonly answers: Answers;
  readonly state: DraftState<Answers>;
  readonly submission: SubmissionState<Answers>;
  readonly change: (code: string, value: AnswerValue | undefined) => void;
  readonly resume: () => void;
  readonly submit: () => void;
};

export function useAnswerDraft<Reply extends { readonly version: number }>(
  options: AnswerDraftOptions<Reply>,
): AnswerDraft {
  const { userId, questionnaire, kept, items, save, canLeave, onSubmitted } = options;
  const known = useMemo(() => {
    const { answers = {}, version = null } = kept ?? {};
    return { value: answers, base: { held: answers, version } };
  }, [kept]);
  const connection = useMemo(
    (): Connection<Answers, Answers> => ({
      // The server refuses invalid answers, so a draft leaves them out.
      reduce: (answers) => ({ held: fittingAnswers(items, answers), isWhole: false }),
      send: async ({ held, version, isChecked, isLeaving }) => {
        const request = { answers: { ...held }, submit: false, ...(isChecked && { version }) };
        return { held, version: (await save(request, isLeaving)).version };
      },
      conflictIn: ({ details }) => {
        const { current } = details as { current?: Kept };
        return current ? { held: current.answers, version: current.version } : null;
      },
      merge: mergeAnswers,
      ...(canLeave && { canLeave }),
    }),
    [items, save, canLeave],
  );
  const { draft, value, state, submission } = useKeptDraft({
    personId: userId,
    key: answersKey(questionnaire),
    known,
    connection,
  });
  const send = async (answers: Answers, version: number) => {
    // Answers to removed questions are left out. Invalid answers are sent, so that the server
    // reports the faults.
    const asked = Object.entries(answers).filter(([code]) =>
      items.some((item) => item.code === code),
    );
    const request = { answers: Object.fromEntries(asked), submit: true, version };
    const reply = await save(request, false);
    const base = { held: answers, version: reply.version };
    return { base, follow: () => onSubmitted(reply) };
  };
  return {
    answers: value,
    state,
    submission,
    change: (code, answer) => {
      draft.withdraw();
      draft.change((answers) => withAnswer(answers, code, answer));
    },
    resume: () => draft.resume(),
    submit: () => void draft.submit({ send, isRetried: false }),
  };
}
