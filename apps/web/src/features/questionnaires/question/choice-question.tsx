import { type AnswerValue, declinedAnswer } from '@aube/api/rules';
import { classNames } from '../../../lib/class-names.ts';
import { Choice } from '../../../ui/choice.tsx';
import { toggled } from '../model/answers.ts';
import { DeclineBox } from './decline-box.tsx';
import { QuestionFrame } from './question-frame.tsx';
import { fieldIdOf, type QuestionProps } from './question-props.ts';

/** One answer out of several, or as many as apply: one that excludes the others then unticks them. */
export function ChoiceQuestion({ value, onChange, ...frame }: QuestionProps) {
  const { item } = frame.question;
  const { code, choices } = item;
  const id = fieldIdOf(code);
  const isSingle = item.type === 'choice';
  const isPair = isSingle && choices.length === 2 && choices.every(({ text }) => text.length <= 12);
  const isPicked = (choice: string | number) =>
    isSingle ? value === choice : Array.isArray(value) && value.includes(String(choice));
  const pick = (choice: AnswerValue & (string | number)) =>
    onChange(isSingle ? choice : toggled(item, value, String(choice)));
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
    </QuestionFrame>
  );
}
