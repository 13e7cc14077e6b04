import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleDot } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Choice } from '../../../ui/choice.tsx';
import type { ElementOf } from '../../site/content-node.ts';
import { ContentNodes } from '../../site/content-nodes.tsx';

type QuizQuestionProps = {
  readonly question: Question;
  readonly place: number;
  readonly keysId: string;
};

type Question = ElementOf<'quiz'>['questions'][number];

export function QuizQuestion({ question, place, keysId }: QuizQuestionProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [checked, setChecked] = useState<number | null>(null);
  const isWalking = useRef(false);
  const { text, options, why } = question;
  const listen = (event: KeyboardEvent) => {
    isWalking.current = event.key.startsWith('Arrow');
    if ((event.key === ' ' || event.key === 'Enter') && chosen !== null) setChecked(chosen);
  };
  return (
    <fieldset aria-describedby={keysId} className="min-w-0">
      <legend className="mb-3 font-medium">
        {place}. {text}
      </legend>
      <div className="grid gap-2">
        {options.map((option, index) => (
          <Choice
            key={index}
            type="radio"
            name={id}
            checked={chosen === index}
            onKeyDown={listen}
            onKeyUp={() => {
              isWalking.current = false;
            }}
            onChange={() => {
              setChosen(index);
              if (!isWalking.current) setChecked(index);
            }}
          >
            <ContentNodes nodes={option.children} />
          </Choice>
        ))}
      </div>
      <output
        className="quiz-why mt-4 hidden border-l-4 border-accent pl-4 data-shown:block"
        data-shown={checked !== null || undefined}
      >
        {checked !== null && <Verdict question={question} chosen={checked} />}
        <ContentNodes nodes={why} />
      </output>
    </fieldset>
  );
}

function Verdict({ question: { options }, chosen }: { question: Question; chosen: number }) {
  const right = options.find((option) => option.correct);
  const isRight = options[chosen]?.correct === true;
  const Icon = isRight ? CircleCheck : CircleDot;
  return (
    <span className="mb-1 flex gap-2 font-medium">
      <Icon
        aria-hidden
        className={`mt-1 size-5 shrink-0 ${isRight ? 'text-ok' : 'text-accent-ink'}`}
        strokeWidth={2}
      />
      <span>
        {isRight ? (
          <Trans>C’est bien cela.</Trans>
        ) : (
          <>
            <span>
              <Trans>La bonne réponse :</Trans>
            </span>{' '}
            {right && <ContentNodes nodes={right.children} />}
          </>
        )}
      </span>
    </span>
  );
}
