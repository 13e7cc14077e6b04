import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { isTypedDate, readTypedDate, withHyphens } from '../lib/typed-date.ts';
import { Field } from './field.tsx';
import { WholeNumbers } from './whole-numbers.tsx';

type DateFieldProps = {
  readonly id?: string;
  readonly label: ReactNode;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly error?: ReactNode;
};

/**
 * A date as `YYYY-MM-DD`. A browser writes its own date field in the order of its language.
 * @decision console#dates-are-typed
 */
export function DateField({ id, label, text, onChange, error }: DateFieldProps) {
  const { t } = useLingui();
  const ownId = useId();
  const [isTyping, setTyping] = useState(false);
  const isWrong = !isTypedDate(text) && !isTyping;
  return (
    <Field
      id={id ?? ownId}
      label={label}
      hint={<WholeNumbers text={t`AAAA-MM-JJ, par exemple 2026-03-31`} />}
      error={isWrong ? t`Écrivez l’année, le mois et le jour : 2026-03-31` : error}
      value={text}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      className="max-w-60 tabular-nums"
      onChange={({ target }) => {
        setTyping(true);
        onChange(withHyphens(target.value, text));
      }}
      onBlur={() => {
        setTyping(false);
        const date = readTypedDate(text);
        if (date !== undefined && date !== text) onChange(date);
      }}
    />
  );
}
