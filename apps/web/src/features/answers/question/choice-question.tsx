import { type AnswerValue, declinedAnswer } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { Choice } from '../../../ui/choice.tsx';
import { toggled } from '../model/answers.ts';
import { DeclineBox } from './decline-box.tsx';
import { QuestionFrame } from './question-frame.tsx';
import { fieldIdOf, type QuestionProps } from './question-props.ts';

export function ChoiceQuestion({ value, onChange, ...frame }: QuestionProps) {
  const { item } = frame.question;
  const { code, choices } = item;
  const id = fieldIdOf(code);
  const isSingle = item.type === 'choice';
  const isPair = isSingle && choices.length === 2 && choices.every(({ text }) => text.length <= 12);
  const isPicked = (choice: string | number) =>
    isSingle ? value === choice : Array.isArray(value) && value.includes(String(choice));
  /**
   * Choices checked before « Je préfère ne pas répondre », restored when this answer is removed.
   */
  const [setAside, keepAside] = useState<readonly string[]>([]);
  const isDeclined = value === declinedAnswer;
  const pick = (choice: AnswerValue & (string | number)) => {
    if (isSingle) return onChange(choice);
    if (choice === declinedAnswer && isDeclined) return onChange([...setAside]);
    if (choice === declinedAnswer) keepAside(Array.isArray(value) ? value : []);
    onChange(toggled(item, value, String(choice)));
  };
  const kind = isSingle ? ({ type: 'radio', name: id } as const) : ({ type: 'checkbox' } as const);
  return (
    <QuestionFrame {...frame}>
      <div className={classNames('grid gap-2', isPair && 'grid-cols-2')}>
        {choices.map((choice, index) => (
          <Choice
            key={choice.value}
            {...kind}
            id={index === 0 ? id : undefined}
            checked={isPicked(choice.value)}
            onChange={() => pick(choice.value)}
          >
            {choice.text}
          </Choice>
        ))}
      </div>
      <DeclineBox {...kind} item={item} value={value} onToggle={() => pick(declinedAnswer)} />
      <output className="block text-small text-ink-soft empty:hidden">
        {isDeclined && setAside.length > 0 && (
          <Trans>Vos autres choix sont mis de côté. Décochez cette case pour les reprendre.</Trans>
        )}
      </output>
    </QuestionFrame>
  );
}
