import type { GateQuestionnaire } from '@aube/api/rules';
import { raisedAlerts, raisedFlags, type QuestionnaireLibrary } from '@aube/content';
import { wholeBetween, type Random } from './random.ts';

/** Plausible answers that raise no flag and no alert. */
export function ordinaryAnswers(
  library: QuestionnaireLibrary,
  code: GateQuestionnaire | 'ABANDONMENT',
  random: Random,
) {
  const instruments = library.questionnaires.get(code)?.instruments ?? [];
  return Object.assign(
    {},
    ...instruments.map((instrument) => {
      const answer = (pick: (count: number) => number) => {
        const answers: Record<string, string | number | string[]> = {};
        for (const item of instrument.items) {
          if (item.type === 'text') continue;
          if (item.type === 'number') {
            answers[item.code] = item.min;
            continue;
          }
          const set = instrument.answerSets[item.answers] ?? [];
          const value = set[pick(set.length)]?.value ?? '';
          answers[item.code] = item.type === 'choices' ? [String(value)] : value;
        }
        return answers;
      };
      const drawn = answer((count) => wholeBetween(random, 1, Math.max(1, count - 2)));
      const isCalm =
        instrument.id !== 'safety' &&
        raisedFlags(instrument, drawn).length + raisedAlerts(instrument, drawn).length === 0;
      return isCalm ? drawn : answer(() => 0);
    }),
  ) as Record<string, string | number | string[]>;
}
