import type { LocalDate } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { readTypedDate, withHyphens } from '../lib/typed-date.ts';
import { Field } from './field.tsx';

type DateFieldProps = {
  readonly id?: string;
  readonly label: ReactNode;
  readonly value: LocalDate | undefined;
  /** `isWrong`: the field has a text that is no date. */
  readonly onChange: (date: LocalDate | undefined, isWrong: boolean) => void;
  readonly error?: ReactNode;
};

/**
 * A date as `YYYY-MM-DD`. A browser writes its own date field in the order of its language.
 * @decision console#dates-are-typed
 */
export function DateField({ id, label, value, onChange, error }: DateFieldProps) {
  const { t } = useLingui();
  const ownId = useId();
  const [typed, setTyped] = useState(value ?? '');
  const [hasLeft, setLeft] = useState(false);
  const read = readTypedDate(typed);
  // A date from outside, for example from the address, replaces the text of another date.
  const text = read === value ? typed : (value ?? '');
  const isWrong = text.trim() !== '' && readTypedDate(text) === undefined;
  const change = (next: string) => {
    const date = readTypedDate(next);
    setTyped(next);
    onChange(date, next.trim() !== '' && date === undefined);
  };
  return (
    <Field
      id={id ?? ownId}
      label={label}
      hint={<Trans>AAAA-MM-JJ, par exemple 2026-03-31</Trans>}
      error={isWrong && hasLeft ? t`Écrivez l’année, le mois et le jour : 2026-03-31` : error}
      value={text}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      className="max-w-60 tabular-nums"
      onChange={({ target }) => {
        setLeft(false);
        change(withHyphens(target.value, text));
      }}
      onBlur={() => {
        setLeft(true);
        if (read !== undefined && read === value) setTyped(read);
      }}
    />
  );
}
