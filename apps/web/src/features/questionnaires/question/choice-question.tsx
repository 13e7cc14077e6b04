import { declinedAnswer } from '@aube/api/rules';
import { classNames } from '../../../lib/class-names.ts';
import { Choice } from '../../../ui/choice.tsx';
import { DeclineBox } from './decline-box.tsx';
import { QuestionFrame } from './question-frame.tsx';
import { fieldIdOf, type QuestionProps } from './question-props.ts';

/** One answer out of several. */
export function ChoiceQuestion({ value, onChange, ...frame }: QuestionProps) {
  const { item } = frame.question;
  const { code, choices } = item;
  const name = fieldIdOf(code);
  const isPair = choices.length === 2 && choices.every(({ text }) => text.length <= 12);
  return (
    <QuestionFrame {...frame}>
      <div className={classNames('grid gap-2', isPair && 'grid-cols-2')}>
        {choices.map((choice, index) => (
          <Choice
            key={choice.value}
            type="radio"
            name={name}
            id={index === 0 ? name : undefined}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          >
            {choice.text}
          </Choice>
        ))}
      </div>
      <DeclineBox item={item} value={value} name={name} onToggle={() => onChange(declinedAnswer)} />
    </QuestionFrame>
  );
}
