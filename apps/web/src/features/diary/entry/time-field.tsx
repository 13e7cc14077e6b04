import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { announce } from '../../../lib/live-region.tsx';
import { FieldFrame, inputClass } from '../../../ui/field.tsx';
import { useNightEntry } from './entry-context.ts';
import { QuestionsAt } from './questions-at.tsx';
import type { ClockField } from './night-form.ts';
import { textOf } from './night-form.ts';
import { useFieldError } from './use-field-error.ts';
import { useTimeEcho } from './use-field-words.ts';

type TimeFieldProps = {
  readonly field: ClockField;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
};

/**
 * One time in one tolerant field: `2230`, `22h30`, `22:30`, `10:30 pm`. It is said back underneath
 * with the day it falls on, and written `22:30` once it is left.
 */
export function TimeField({ field, label, hint }: TimeFieldProps) {
  const { i18n } = useLingui();
  const { form, place, type, leave, enter, moveOn } = useNightEntry();
  const error = useFieldError(field);
  const echo = useTimeEcho(place)(form, field);
  const describedBy = [hint && 'hint', error && 'error', echo && 'echo'].filter(Boolean);
  return (
    <FieldFrame id={field} label={label} hint={hint} error={error}>
      <input
        id={field}
        type="text"
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        value={textOf(form, field)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy.map((part) => `${field}-${part}`).join(' ') || undefined}
        className={`${inputClass} max-w-[11ch]`}
        onChange={(event) => type(field, event.target.value)}
        onFocus={() => enter(field)}
        onKeyDown={moveOn}
        onBlur={() => {
          leave(field);
          if (echo) announce(echo);
        }}
      />
      {echo && (
        <p id={`${field}-echo`} lang={i18n.locale} className="mt-1.5 text-ink-soft">
          {echo}
        </p>
      )}
      <QuestionsAt field={field} />
    </FieldFrame>
  );
}
