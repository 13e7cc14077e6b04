import { useLingui } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import { useDates } from '../../../lib/dates.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { announce } from '../../../lib/live-region.tsx';
import { FieldFrame, inputClass } from '../../../ui/field.tsx';
import { useWords } from '../use-words.ts';
import { partOfDay } from '../words.ts';
import { useNightEntry } from './entry-context.ts';
import type { ClockField, NightForm } from './night-form.ts';
import { textOf } from './night-form.ts';
import { dateOfField } from './placed-field.ts';
import { QuestionsAt } from './questions-at.tsx';
import { figureOf, type NightPlace } from './review-night.ts';
import { useFieldFault } from './use-field-fault.ts';

/** @decision D11 */
function useTimeEcho(place: Pick<NightPlace, 'date' | 'timeZone'>) {
  const { t } = useLingui();
  const { echo } = useWords();
  const dates = useDates();
  return (form: NightForm, field: ClockField): string | null => {
    const time = figureOf(form, field);
    const date = dateOfField(form, field, place);
    if (time === null || date === null) return null;
    const clock = echo(time);
    const day = dates.weekday(date);
    switch (partOfDay(time)) {
      case 'midnight':
        return t`${clock}, à minuit, au début du ${day}`;
      case 'afterMidnight':
        return t`${clock}, le ${day} après minuit`;
      case 'morning':
        return t`${clock}, le ${day} au matin`;
      case 'noon':
        return t`${clock}, le ${day} à midi`;
      case 'afternoon':
        return t`${clock}, le ${day} dans l’après-midi`;
      case 'evening':
        return t`${clock}, le ${day} au soir`;
    }
  };
}

const TimeSteps = lazyPart(() => import('./time-steps.tsx'));

type TimeFieldProps = {
  readonly field: ClockField;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
};

/** Reads `2230`, `22h30`, `22:30` or `10:30 pm`. A field that loses the focus shows `22:30`. */
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
      <div className="flex flex-wrap items-center gap-2">
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
          className={`${inputClass} max-w-[11ch] grow basis-24`}
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
