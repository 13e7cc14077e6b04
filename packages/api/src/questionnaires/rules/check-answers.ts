export type AnswerValue = string | number | string[];

export type AnswerableItem = {
  code: string;
  type: 'choice' | 'choices' | 'number' | 'text';
  required: boolean;
  declinable: boolean;
  choices: readonly { value: string | number; exclusive: boolean }[];
  min: number | null;
  max: number | null;
  maxLength: number | null;
};

export type AnswerIssue = {
  item: string;
  code:
    | 'unknownItem'
    | 'required'
    | 'unknownChoice'
    | 'exclusiveChoice'
    | 'notWhole'
    | 'tooSmall'
    | 'tooBig'
    | 'tooLong'
    | 'invalid';
};

/** Code of « Je préfère ne pas répondre ». */
export const declinedAnswer = 'declined';

type Fault = AnswerIssue['code'] | null;

function choicesFault(item: AnswerableItem, value: AnswerValue): Fault {
  if (!Array.isArray(value)) return 'invalid';
  const picked = value.map((code) => item.choices.find((choice) => choice.value === code));
  if (picked.includes(undefined) || new Set(value).size < value.length) return 'unknownChoice';
  return picked.length > 1 && picked.some((choice) => choice?.exclusive) ? 'exclusiveChoice' : null;
}

function numberFault(item: AnswerableItem, value: AnswerValue): Fault {
  if (typeof value !== 'number' || !Number.isInteger(value)) return 'notWhole';
  if (item.min !== null && value < item.min) return 'tooSmall';
  return item.max !== null && value > item.max ? 'tooBig' : null;
}

function textFault(item: AnswerableItem, value: AnswerValue): Fault {
  if (typeof value !== 'string') return 'invalid';
  return item.maxLength !== null && value.length > item.maxLength ? 'tooLong' : null;
}

function answerFault(item: AnswerableItem, value: AnswerValue): Fault {
  if (value === declinedAnswer && item.declinable) return null;
  switch (item.type) {
    case 'choice':
      return item.choices.some((choice) => choice.value === value) ? null : 'unknownChoice';
    case 'choices':
      return choicesFault(item, value);
    case 'number':
      return numberFault(item, value);
    case 'text':
      return textFault(item, value);
  }
}

const isEmpty = (value: AnswerValue | undefined): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Faults of a set of answers. Only a submission needs every required answer. @decision D43 */
export function answerIssues(
  items: readonly AnswerableItem[],
  answers: Readonly<Record<string, AnswerValue>>,
  { isComplete }: { isComplete: boolean },
): AnswerIssue[] {
  const issues: AnswerIssue[] = Object.keys(answers)
    .filter((code) => !items.some((item) => item.code === code))
    .map((code) => ({ item: code, code: 'unknownItem' }));
  for (const item of items) {
    const value = answers[item.code];
    if (value === undefined || isEmpty(value)) {
      if (isComplete && item.required) issues.push({ item: item.code, code: 'required' });
      continue;
    }
    const fault = answerFault(item, value);
    if (fault) issues.push({ item: item.code, code: fault });
  }
  return issues;
}

export function fittingAnswers(
  items: readonly AnswerableItem[],
  answers: Readonly<Record<string, AnswerValue>>,
): Record<string, AnswerValue> {
  const refused = new Set(
    answerIssues(items, answers, { isComplete: false }).map(({ item }) => item),
  );
  return Object.fromEntries(Object.entries(answers).filter(([code]) => !refused.has(code)));
}
