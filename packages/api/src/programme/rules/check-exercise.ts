export const exerciseLimits = { text: 200, long: 4000 } as const;

export type ExerciseField = {
  id: string;
  kind: 'text' | 'long' | 'choice' | 'minutes' | 'time';
  choices: readonly { code: string }[];
};

/** Answers by id: a text, the code of a choice, minutes, or minutes after midnight. */
export type ExerciseAnswers = Readonly<Record<string, string | number>>;

export type ExerciseIssue = { answer: string; code: string };

const longestMinutes = { minutes: 1440, time: 1439 } as const;

function codeOf(field: ExerciseField, value: string | number): string | null {
  const { kind, choices } = field;
  if (kind === 'minutes' || kind === 'time') {
    if (typeof value !== 'number') return 'notWhole';
    return value < 0 || value > longestMinutes[kind] ? 'outOfRange' : null;
  }
  if (typeof value !== 'string') return 'invalid';
  if (kind === 'choice') return choices.some(({ code }) => code === value) ? null : 'unknownChoice';
  return value.length > exerciseLimits[kind] ? 'tooLong' : null;
}

export function exerciseIssues(
  fields: readonly ExerciseField[],
  answers: ExerciseAnswers,
): ExerciseIssue[] {
  return Object.entries(answers).flatMap(([answer, value]) => {
    const field = fields.find(({ id }) => id === answer);
    const code = field ? codeOf(field, value) : 'unknownField';
    return code === null ? [] : { answer, code };
  });
}
