import { declinedAnswer } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { describedBy, Field, FieldFrame, inputClass } from '../../ui/field.tsx';
import { type Answers, type Item, pressed, selectedOf } from './answering.ts';

interface QuestionProps {
  readonly item: Item;
  readonly number: number;
  readonly answer: Answers[string] | undefined;
  readonly error: string | undefined;
  readonly onAnswer: (value: Answers[string]) => void;
}

/** One question in the form its answer takes. */
export function Question({ item, number, answer, error, onAnswer }: QuestionProps) {
  const label = (
    <>
      <span className="mr-2 text-ink-soft tabular-nums">{number}.</span>
      {item.text}
      {!item.required && (
        <span className="font-normal text-ink-soft">
          {' '}
          <Trans>(facultatif)</Trans>
        </span>
      )}
    </>
  );
  if (item.type === 'choice' || item.type === 'choices') {
    const declined: { value: string | number; label: ReactNode } = {
      value: declinedAnswer,
      label: <Trans>Je préfère ne pas répondre</Trans>,
    };
    return (
      <ChoiceList
        id={item.code}
        legend={label}
        hint={item.hint}
        error={error}
        isMultiple={item.type === 'choices'}
        options={[
          ...item.choices.map(({ value, text }) => ({ value, label: text as ReactNode })),
          ...(item.declinable ? [declined] : []),
        ]}
        selected={selectedOf(answer)}
        onToggle={(value) => onAnswer(pressed(item, answer, value))}
      />
    );
  }
  if (item.type === 'number') {
    return (
      <Field
        id={item.code}
        label={label}
        hint={item.unit ?? item.hint}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        className="max-w-32"
        defaultValue={typeof answer === 'number' ? answer : ''}
        onChange={({ target: { value } }) =>
          onAnswer(/^\d+$/.test(value.trim()) ? Number(value) : value.trim())
        }
      />
    );
  }
  return (
    <FieldFrame id={item.code} label={label} hint={item.hint} error={error}>
      <textarea
        id={item.code}
        rows={4}
        maxLength={item.maxLength ?? undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(item.code, item.hint, error)}
        className={`${inputClass} text-body`}
        defaultValue={typeof answer === 'string' ? answer : ''}
        onChange={({ target: { value } }) => onAnswer(value)}
      />
    </FieldFrame>
  );
}
