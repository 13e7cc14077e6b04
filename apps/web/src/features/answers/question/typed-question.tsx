import { declinedAnswer } from '@aube/api/rules';
import { Plural } from '@lingui/react/macro';
import { classNames } from '../../../lib/class-names.ts';
import { describedBy, inputClass } from '../../../ui/field.tsx';
import { typedNumber, typedText } from '../model/answers.ts';
import { DeclineBox } from './decline-box.tsx';
import { frameClass, QuestionHeading, QuestionHelp } from './question-frame.tsx';
import { fieldIdOf, type QuestionProps } from './question-props.ts';

export function TypedQuestion({ question, count, value, onChange, error, isGap }: QuestionProps) {
  const { item } = question;
  const id = fieldIdOf(item.code);
  const isDeclined = value === declinedAnswer && item.declinable;
  const shared = {
    id,
    value: isDeclined || value === undefined ? '' : String(value),
    'aria-invalid': error && !isGap ? true : undefined,
    'aria-describedby': describedBy(id, item.hint, error),
    className: classNames(inputClass, item.type === 'number' && 'w-32'),
  };
  return (
    <div className={frameClass(error, isGap)}>
      <label htmlFor={id} className="mb-3 block font-medium">
        <QuestionHeading question={question} count={count} />
      </label>
      <QuestionHelp id={id} hint={item.hint} error={error} isGap={isGap} />
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
          className={classNames(shared.className, 'text-body')}
          onChange={(event) => onChange(typedText(event.target.value))}
        />
      )}
      {item.type === 'text' && item.maxLength !== null && (
        <RoomLeft length={shared.value.length} maxLength={item.maxLength} />
      )}
      <DeclineBox
        item={item}
        value={value}
        onToggle={() => onChange(isDeclined ? undefined : declinedAnswer)}
      />
    </div>
  );
}

function RoomLeft({ length, maxLength }: { length: number; maxLength: number }) {
  const left = maxLength - length;
  const excess = -left;
  return (
    <p
      aria-live="polite"
      className={classNames('mt-1 text-small', left < 0 ? 'text-danger' : 'text-ink-soft')}
    >
      {left < 0 ? (
        <Plural
          value={excess}
          one="# caractère de trop : raccourcissez votre texte pour qu’il soit gardé."
          other="# caractères de trop : raccourcissez votre texte pour qu’il soit gardé."
        />
      ) : (
        left <= maxLength / 10 && (
          <Plural value={left} one="Il reste # caractère" other="Il reste # caractères" />
        )
      )}
    </p>
  );
}
