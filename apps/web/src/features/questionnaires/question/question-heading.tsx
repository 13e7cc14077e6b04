import { Trans } from '@lingui/react/macro';
import type { Question } from '../model/pages.ts';

type QuestionHeadingProps = {
  readonly question: Question;
  readonly count: number;
};

/** « Question 3 de 12 », then what is asked; it is the legend or the label of the answers. */
export function QuestionHeading({ question, count }: QuestionHeadingProps) {
  const { item, number } = question;
  return (
    <>
      <span className="block text-small font-normal text-ink-soft">
        <Trans>
          Question {number} de {count}
        </Trans>{' '}
        {!item.required && <Trans>(facultative)</Trans>}
      </span>
      {item.text}
    </>
  );
}
