import type { QuestionnaireCode, QuestionnaireLibrary } from '@aube/content';
import type { Connection } from '@aube/db';
import type { Context } from '../../context.ts';
import { createWorld, first } from '../../testing/world.ts';

export async function questionnaireWorld(
  connection: Pick<Connection, 'db' | 'pool' | 'openClient'>,
  library?: QuestionnaireLibrary,
) {
  const world = await createWorld(connection);
  const questionnaires = library ?? world.services.questionnaires;
  const callerOf = (userId: number | null, given: Partial<Context> = {}) =>
    world.as(userId, { questionnaires, ...given });
  const as = async (...asked: Parameters<typeof callerOf>) =>
    (await callerOf(...asked)).questionnaires;
  return { ...world, questionnaires, callerOf, as };
}

/** The least severe answer to every item: the first choice, the lowest number, or a short text. */
export function calmAnswers(library: QuestionnaireLibrary, code: QuestionnaireCode) {
  const items = first(library.questionnaires.get(code)).instruments.flatMap((instrument) =>
    instrument.items.map((item) => {
      if (item.type === 'number') return [item.code, item.min] as const;
      if (item.type === 'text') return [item.code, 'Rien à dire.'] as const;
      const { value } = first(instrument.answerSets[item.answers]?.[0]);
      return [item.code, item.type === 'choices' ? [String(value)] : value] as const;
    }),
  );
  return Object.fromEntries(items);
}
