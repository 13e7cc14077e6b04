import { clockWords, reminderTimes } from '@aube/api/rules';
import { useLingui } from '@lingui/react/macro';
import { describedBy, FieldFrame, inputClass } from './field.tsx';

type ReminderHourFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: number;
  readonly onChange: (time: number) => void;
};

/** Offers the hours at which a reminder can leave. */
export function ReminderHourField(props: ReminderHourFieldProps) {
  const { id, label, hint, error, value, onChange } = props;
  const { i18n } = useLingui();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <select
        id={id}
        className={`${inputClass} max-w-48`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {reminderTimes.map((time) => (
          <option key={time} value={time}>
            {clockWords(time, i18n.locale)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
