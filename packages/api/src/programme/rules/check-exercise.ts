/** Longest answers of an exercise, in characters. */
export const exerciseLimits = { text: 200, long: 4000 } as const;

/** One answer of an exercise, as the chapter asks it. */
export type ExerciseField = {
  id: string;
  kind: 'text' | 'long' | 'choice' | 'minutes' | 'time';
  choices: readonly { code: string }[];
};

/** By answer id: text, the code of a choice, or whole minutes (a duration, or after midnight). */
export type ExerciseAnswers = Readonly<Record<string, string | number>>;

/** Why one answer is refused. */
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

/** Why an exercise cannot take these answers; any of them may be missing. */
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
