import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { describedBy } from '../../../ui/field.tsx';
import { fieldIdOf, type QuestionProps } from './question-props.ts';

export const frameClass = (error: string | undefined, isGap: boolean | undefined) =>
  error && classNames('border-l-4 pl-4', isGap ? 'border-edge' : 'border-danger');

type QuestionFrameProps = {
  readonly children: ReactNode;
} & Pick<QuestionProps, 'question' | 'count' | 'error' | 'isGap'>;

export function QuestionFrame({ question, count, error, isGap, children }: QuestionFrameProps) {
  const { item } = question;
  const id = fieldIdOf(item.code);
  return (
    <div className={frameClass(error, isGap)}>
      <fieldset aria-describedby={describedBy(id, item.hint, error)} className="min-w-0">
        <legend className="mb-3 font-medium">
          <QuestionHeading question={question} count={count} />
        </legend>
        <QuestionHelp id={id} hint={item.hint} error={error} isGap={isGap} />
        {children}
      </fieldset>
    </div>
  );
}

type QuestionHelpProps = {
  readonly id: string;
  readonly hint: string | null;
} & Pick<QuestionProps, 'error' | 'isGap'>;

export function QuestionHelp({ id, hint, error, isGap }: QuestionHelpProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="-mt-2 mb-3 text-small text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={classNames('mb-3 font-medium', !isGap && 'text-danger')}>
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
