import { useLingui } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import { withTexts } from '../../../lib/i18n.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { announce } from '../../../lib/live-region.tsx';
import { FieldFrame, inputClass } from '../../../ui/field.tsx';
import { useNightEntry } from './entry-context.ts';
import { QuestionsAt } from './questions-at.tsx';
import type { ClockField } from './night-form.ts';
import { textOf } from './night-form.ts';
import { figureOf } from './review-night.ts';
import { useFieldFault } from './use-field-fault.ts';
import { useTimeEcho } from './use-field-words.ts';

// Loaded after the first time: most times need no adjustment.
const TimeSteps = lazyPart(withTexts(['nights', 'weeks'], () => import('./time-steps.tsx')));

type TimeFieldProps = {
  readonly field: ClockField;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
};

/**
 * One time in one tolerant field: `2230`, `22h30`, `22:30`, `10:30 pm`. The echo below names its
 * day; leaving the field formats it as `22:30`.
 */
export function TimeField({ field, label, hint }: TimeFieldProps) {
  const { i18n } = useLingui();
  const { form, place, type, leave, enter, moveOn } = useNightEntry();
  const fault = useFieldFault(field);
  const error = fault?.text;
  const time = figureOf(form, field);
  const echo = useTimeEcho(place)(form, field);
  const describedBy = [hint && 'hint', error && 'error', echo && 'echo'].filter(Boolean);
  return (
    <FieldFrame id={field} label={label} hint={hint} error={error} isGap={fault?.isGap}>
      <div className="flex items-center gap-2">
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
          aria-invalid={(fault && !fault.isGap) || undefined}
          aria-describedby={describedBy.map((part) => `${field}-${part}`).join(' ') || undefined}
          className={`${inputClass} max-w-[11ch]`}
          onChange={(event) => type(field, event.target.value)}
          onFocus={() => enter(field)}
          onKeyDown={(event) => moveOn(event, field)}
          onBlur={() => {
            leave(field);
            if (echo) announce(echo);
          }}
        />
        {time !== null && (
          <Suspense>
            <TimeSteps field={field} time={time} />
          </Suspense>
        )}
      </div>
      {echo && (
        <p id={`${field}-echo`} lang={i18n.locale} className="mt-1.5 text-ink-soft">
          {echo}
        </p>
      )}
      <QuestionsAt field={field} />
    </FieldFrame>
  );
}
