import { declinedAnswer } from '@aube/api/rules';
import { toggled } from '../model/answers.ts';
import { Choice } from '../../../ui/choice.tsx';
import { DeclineBox } from './decline-box.tsx';
import { QuestionFrame } from './question-frame.tsx';
import { fieldIdOf, type QuestionProps } from './question-props.ts';

/** Several answers; one that excludes the others unticks them. */
export function ChoicesQuestion({ value, onChange, ...frame }: QuestionProps) {
  const { item } = frame.question;
  const picked = Array.isArray(value) ? value : [];
  return (
    <QuestionFrame {...frame}>
      <div className="grid gap-2">
        {item.choices.map((choice, index) => (
          <Choice
            key={choice.value}
            type="checkbox"
            id={index === 0 ? fieldIdOf(item.code) : undefined}
            checked={picked.includes(String(choice.value))}
            onChange={() => onChange(toggled(item, value, String(choice.value)))}
          >
            {choice.text}
          </Choice>
        ))}
      </div>
      <DeclineBox
        item={item}
        value={value}
        onToggle={() => onChange(toggled(item, value, declinedAnswer))}
      />
    </QuestionFrame>
  );
}
