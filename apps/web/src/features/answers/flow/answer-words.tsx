import { declinedAnswer } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { isAnswered } from '../model/answers.ts';
import type { Answers, Item } from '../model/definition.ts';

/** The answer in the current language. */
export function AnswerWords({ item, answers }: { item: Item; answers: Answers }) {
  const value = answers[item.code];
  if (value === undefined || !isAnswered(answers, item)) return <Trans>Sans réponse</Trans>;
  if (value === declinedAnswer && item.declinable) return <Trans>Je préfère ne pas répondre</Trans>;
  if (item.type === 'number') return `${String(value)}${item.unit ? `\u00A0${item.unit}` : ''}`;
  if (item.type === 'text') return <span className="whitespace-pre-line">{value}</span>;
  return [value]
    .flat()
    .map((code) => item.choices.find((choice) => choice.value === code)?.text ?? String(code))
    .join(', ');
}
