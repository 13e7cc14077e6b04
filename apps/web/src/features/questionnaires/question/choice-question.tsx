import { declinedAnswer } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { Choice } from '../../../ui/choice.tsx';
import { QuestionFrame } from './question-frame.tsx';
import { fieldIdOf, type QuestionProps } from './question-props.ts';

/** One answer out of several. */
export function ChoiceQuestion({ value, onChange, ...frame }: QuestionProps) {
  const { code, choices, declinable } = frame.question.item;
  const name = fieldIdOf(code);
  const isShort = choices.length <= 3 && choices.every(({ text }) => text.length <= 16);
  return (
    <QuestionFrame {...frame}>
      <div
        className={
          isShort ? 'grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2' : 'grid gap-2'
        }
      >
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
      {declinable && (
        <div className="mt-2">
          <Choice
            type="radio"
            quiet
            name={name}
            checked={value === declinedAnswer}
            onChange={() => onChange(declinedAnswer)}
          >
            <Trans>Je préfère ne pas répondre</Trans>
          </Choice>
        </div>
      )}
    </QuestionFrame>
  );
}
