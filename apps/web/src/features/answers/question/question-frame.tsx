import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { describedBy } from '../../../ui/field.tsx';
import { fieldIdOf, type QuestionProps } from './question-props.ts';

type QuestionFrameProps = {
  readonly children: ReactNode;
} & Pick<QuestionProps, 'question' | 'count' | 'error'>;

export function QuestionFrame({ question, count, error, children }: QuestionFrameProps) {
  const { item } = question;
  const id = fieldIdOf(item.code);
  return (
    <div className={classNames(Boolean(error) && 'border-l-4 border-danger pl-4')}>
      <fieldset aria-describedby={describedBy(id, item.hint, error)} className="min-w-0">
        <legend className="mb-3 font-medium">
          <QuestionHeading question={question} count={count} />
        </legend>
        <QuestionHelp id={id} hint={item.hint} error={error} />
        {children}
      </fieldset>
    </div>
  );
}

type QuestionHelpProps = {
  readonly id: string;
  readonly hint: string | null;
} & Pick<QuestionProps, 'error'>;

export function QuestionHelp({ id, hint, error }: QuestionHelpProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="-mt-2 mb-3 text-small text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mb-3 font-medium text-danger">
          {error}
        </p>
      )}
    </>
  );
}

type QuestionHeadingProps = Pick<QuestionProps, 'question' | 'count'>;

export function QuestionHeading({ question, count }: QuestionHeadingProps) {
  const { item, number } = question;
  return (
    <>
      <span className="block text-small font-normal text-ink-soft">
        <span>
          <Trans>
            Question {number} de {count}
          </Trans>
        </span>{' '}
        {!item.required && (
          <span>
            <Trans>(facultative)</Trans>
          </span>
        )}
      </span>
      {item.text}
    </>
  );
}
