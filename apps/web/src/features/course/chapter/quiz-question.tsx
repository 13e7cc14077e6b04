import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleDot } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import type { ElementOf } from '../../prose/content-node.ts';
import { ContentNodes } from '../../prose/content-nodes.tsx';

type Question = ElementOf<'quiz'>['questions'][number];

/** One question of the recap. Its explanation waits for a press: a keyboard walks through the choices first. */
export function QuizQuestion({ question, place }: { question: Question; place: number }) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const [checked, setChecked] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { text, options, why } = question;
  const check = () => {
    setMissing(chosen === null);
    setChecked(chosen);
  };
  return (
    <fieldset aria-describedby={isMissing ? `${id}-missing` : undefined} className="min-w-0">
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
            onChange={() => {
              setChosen(index);
              setMissing(false);
            }}
          >
            <ContentNodes nodes={option.children} />
          </Choice>
        ))}
      </div>
      {isMissing && (
        <p id={`${id}-missing`} className="mt-3 font-medium text-danger">
          <Trans>Choisissez d’abord une réponse.</Trans>
        </p>
      )}
      <Button kind="secondary" className="mt-3" onClick={check} data-screen-only>
        <Trans>Voir la réponse</Trans>
      </Button>
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
            <Trans>La réponse attendue :</Trans> {right && <ContentNodes nodes={right.children} />}
          </>
        )}
      </span>
    </span>
  );
}
