import { formatClockTime, parseClockTime, type ScheduleAnchor } from '@aube/api/rules';
import { schedule } from '@aube/dictionary';
import { useFieldText } from '../../../lib/use-field-text.ts';
import { describedBy, FieldFrame, inputClass } from '../../../ui/field.tsx';
import { MinuteStep } from '../../../ui/minute-step.tsx';
import { useWords } from '../../nights/use-words.ts';

type AnchorTimeFieldProps = {
  readonly anchor: ScheduleAnchor;
  readonly time: string;
  readonly error: string | undefined;
  readonly onChange: (time: string) => void;
  /** Called when the field loses the focus, with the typed time in the form `22:30`. */
  readonly onTidy: (time: string) => void;
  readonly onStep: (direction: -1 | 1) => void;
};

/** Field for the fixed time of a schedule, typed or moved by five minutes. @decision D28 */
export function AnchorTimeField({
  anchor,
  time,
  error,
  onChange,
  onTidy,
  onStep,
}: AnchorTimeFieldProps) {
  const { echo } = useWords();
  const text = useFieldText();
  const read = parseClockTime(time);
  const said = read === null ? null : echo(read);
  return (
    <div className="mt-6">
      <FieldFrame id="anchorTime" label={text(schedule.fields[anchor].label)} error={error}>
        <div className="flex items-center gap-2">
          <MinuteStep direction={-1} onStep={onStep} />
          <input
            id="anchorTime"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            value={time}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy('anchorTime', null, error)}
            className={`${inputClass} max-w-[11ch] text-center`}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => {
              if (read !== null && formatClockTime(read) !== time) onTidy(formatClockTime(read));
            }}
          />
          <MinuteStep direction={1} onStep={onStep} />
        </div>
        {said && <p className="mt-1.5 text-ink-soft">{said}</p>}
      </FieldFrame>
    </div>
  );
}
