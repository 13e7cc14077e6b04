import { declinedAnswer } from '@aube/api/rules';
import { classNames } from '../../../lib/class-names.ts';
import { describedBy, inputClass } from '../../../ui/field.tsx';
import { typedNumber } from '../model/answers.ts';
import { DeclineBox } from './decline-box.tsx';
import { QuestionHelp } from './question-frame.tsx';
import { QuestionHeading } from './question-heading.tsx';
import { fieldIdOf, type QuestionProps } from './question-props.ts';

/** A whole number, or a text in one's own words. */
export function TypedQuestion({ question, count, value, onChange, error }: QuestionProps) {
  const { item } = question;
  const id = fieldIdOf(item.code);
  const isDeclined = value === declinedAnswer && item.declinable;
  const shared = {
    id,
    value: isDeclined || value === undefined ? '' : String(value),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, item.hint, error),
    className: classNames(inputClass, item.type === 'number' && 'w-32'),
  };
  return (
    <div className={classNames(Boolean(error) && 'border-l-4 border-danger pl-4')}>
      <label htmlFor={id} className="mb-3 block font-medium">
        <QuestionHeading question={question} count={count} />
      </label>
      <QuestionHelp id={id} hint={item.hint} error={error} />
      {item.type === 'number' ? (
        <span className="flex items-center gap-3">
          <input
            {...shared}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => onChange(typedNumber(event.target.value))}
          />
          {item.unit}
        </span>
      ) : (
        <textarea
          {...shared}
          rows={4}
          maxLength={item.maxLength ?? undefined}
          className={classNames(shared.className, 'text-body')}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      )}
      <DeclineBox
        item={item}
        value={value}
        onToggle={() => onChange(isDeclined ? undefined : declinedAnswer)}
      />
    </div>
  );
}
