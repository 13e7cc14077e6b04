import { formatClockTime } from '../../time/rules/clock-time.ts';
import { exerciseLimits, type ExerciseField } from './check-exercise.ts';

export type WrittenAnswer = {
  field: Pick<ExerciseField, 'kind'> & { choices: readonly { code: string; label: string }[] };
  value: string | number;
};

/** `from` lists the earlier answers as `exercise.answer`. */
type BegunField = Pick<ExerciseField, 'id' | 'kind'> & { from: readonly string[] };

export function answerWords({ field, value }: WrittenAnswer): string {
  if (typeof value === 'number') {
    return field.kind === 'time' ? formatClockTime(value) : String(value);
  }
  return field.choices.find(({ code }) => code === value)?.label ?? value;
}

const SEPARATOR = { long: '\n', text: ' – ' } as const;

function joined(pieces: readonly string[], kind: 'text' | 'long'): string {
  const limit = exerciseLimits[kind];
  const whole = pieces.reduce((text, piece) => {
    const longer = text === '' ? piece : `${text}${SEPARATOR[kind]}${piece}`;
    return longer.length <= limit || text === '' ? longer : text;
  }, '');
  return whole.length <= limit ? whole : `${whole.slice(0, limit - 1).trimEnd()}…`;
}

/**
 * Proposed answers by id, for text questions only.
 * @param written returns the answer named `exercise.answer`; null without an answer
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
