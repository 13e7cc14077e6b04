import { useMemo } from 'react';
import type { Begun, Connection } from '../../../lib/draft-types.ts';
import { nobody } from '../../../lib/present-person.ts';
import { sendWhileLeaving } from '../../../lib/send-while-leaving.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { trpc } from '../../../trpc.ts';
import type { ElementOf } from '../../site/content-node.ts';
import { useExercises } from './exercise-context.tsx';
import type { StoredExercise } from './written.ts';
import {
  type AnswerElement,
  type ExerciseTexts,
  fieldsOf,
  readExercise,
  type StoredAnswers,
  textsOf,
} from './exercise-form.ts';
import { draftKey, isSamePlace, placeInput } from './written.ts';

type Stored = Pick<StoredExercise, 'answers' | 'version'> | null;

function begunFrom(
  fields: readonly AnswerElement[],
  stored: Stored,
): Begun<ExerciseTexts, StoredAnswers> {
  const { answers = {}, version = null } = stored ?? {};
  return { value: textsOf(fields, answers), base: { held: answers, version } };
}

export function useExercise(exercise: ElementOf<'exercise'>, entryId: string | null) {
  const { id: exerciseId, children } = exercise;
  const { chapterId, userId, stored: all, put } = useExercises();
  const { mutateAsync } = trpc.programme.saveExercise.useMutation();
  const fields = useMemo(() => fieldsOf(children), [children]);
  const place = useMemo(
    () => ({ chapterId, exerciseId, entryId }),
    [chapterId, exerciseId, entryId],
  );
  const stored = all?.find((each) => isSamePlace(each, place)) ?? null;
  const known = useMemo(() => begunFrom(fields, stored), [fields, stored]);

  const connection = useMemo(
    (): Connection<ExerciseTexts, StoredAnswers> => ({
      reduce: (texts, held) => {
        const { answers, issues } = readExercise(fields, texts, held);
        return { held: answers, isWhole: Object.keys(issues).length === 0 };
      },
      send: async ({ held, version, isChecked, isLeaving }) => {
        const input = { ...placeInput(place), answers: held, ...(isChecked && { version }) };
        const kept = await (isLeaving
          ? sendWhileLeaving<StoredExercise>('programme.saveExercise', input)
          : mutateAsync(input));
        put(kept);
        // The server may format the answers differently, so the sent answers are returned.
        return { held, version: kept.version };
      },
      conflictIn: ({ details }) => begunFrom(fields, (details['current'] as Stored) ?? null).base,
    }),
    [place, fields, mutateAsync, put],
  );
  const { draft, value, state } = useKeptDraft({
    personId: userId ?? nobody,
    key: draftKey(place),
    known,
    connection,
  });

  const takeTheirs = () => {
    if (state.kind !== 'toCompare') return;
    const current = (state.fault.details['current'] as StoredExercise | undefined) ?? null;
    if (current) put(current);
    void draft.take(begunFrom(fields, current));
  };
  return {
    fields,
    stored,
    texts: value,
    issues: readExercise(fields, value, {}).issues,
    state,
    draft,
    type: (id: string, text: string) => draft.change((texts) => ({ ...texts, [id]: text })),
    takeTheirs,
  };
}
