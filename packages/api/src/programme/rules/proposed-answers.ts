import { formatClockTime } from '../../time/rules/clock-time.ts';
import { exerciseLimits, type ExerciseField } from './check-exercise.ts';

/** An answer as it was written, with the question that it answers. */
export type WrittenAnswer = {
  field: Pick<ExerciseField, 'kind'> & { choices: readonly { code: string; label: string }[] };
  value: string | number;
};

/** A question that may begin from earlier answers; `from` names them as `exercise.answer`. */
type BegunField = Pick<ExerciseField, 'id' | 'kind'> & { from: readonly string[] };

/** An answer as one reads it: a clock time, a choice by its label. */
export function answerWords({ field, value }: WrittenAnswer): string {
  if (typeof value === 'number') {
    return field.kind === 'time' ? formatClockTime(value) : String(value);
  }
  return field.choices.find(({ code }) => code === value)?.label ?? value;
}

const SEPARATOR = { long: '\n', text: ' – ' } as const;

/** As many of the pieces as fit, in their order; of one that is too long by itself, its beginning. */
function joined(pieces: readonly string[], kind: 'text' | 'long'): string {
  const limit = exerciseLimits[kind];
  const whole = pieces.reduce((text, piece) => {
    const longer = text === '' ? piece : `${text}${SEPARATOR[kind]}${piece}`;
    return longer.length <= limit || text === '' ? longer : text;
  }, '');
  return whole.length <= limit ? whole : `${whole.slice(0, limit - 1).trimEnd()}…`;
}

/**
 * What an exercise may begin from: by answer id, what was written before. Answers in words alone are
 * proposed, and none of which nothing was written.
 * @param written the answer that a name as `exercise.answer` stands for; null while there is none
 * @decision D72
 */
export function proposedAnswers(
  fields: readonly BegunField[],
  written: (name: string) => WrittenAnswer | null,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ id, kind, from }) => {
      if (kind !== 'text' && kind !== 'long') return [];
      const pieces = from.flatMap((name) => {
        const answer = written(name);
        return answer === null ? [] : [answerWords(answer)];
      });
      const text = joined([...new Set(pieces)], kind);
      return text === '' ? [] : [[id, text]];
    }),
  );
}
