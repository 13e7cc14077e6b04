import type { NightFigure } from '@aube/api/rules';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { describedBy, FieldHelp } from '../../../ui/field.tsx';
import { choicesOf } from './figure-choices.ts';
import { useNightEntry } from './entry-context.ts';
import { QuestionsAt } from './questions-at.tsx';
import { type NumberDetail, ruleOf, textOf } from './night-form.ts';
import { figureOf } from './review-night.ts';
import { useFieldFault } from './use-field-fault.ts';

const TypedFigure = lazyPart(() => import('./typed-figure.tsx'));

type FigureFieldProps = {
  readonly field: NightFigure | NumberDetail;
  readonly label: ReactNode;
  readonly hint: ReactNode;
};

export function FigureField({ field, label, hint }: FigureFieldProps) {
  const { form, type, moveOn } = useNightEntry();
  const rule = ruleOf(field);
  const isTyped = rule.kind !== 'choice';
  const name = useId();
  const fault = useFieldFault(field);
  const figure = figureOf(form, field);
  const choices = choicesOf(rule);
  const [opened, setOpened] = useState<'no' | 'byKey' | 'byPointer'>('no');
  const isPressed = useRef(false);
  const isUnusual = textOf(form, field).trim() !== '' && !choices.includes(figure ?? -1);
  const isOther = isTyped && (opened !== 'no' || isUnusual);
  return (
    <div
      className={classNames(
        'mb-6',
        fault && 'border-l-4 pl-4',
        fault && (fault.isGap ? 'border-edge' : 'border-danger'),
      )}
    >
      <fieldset aria-describedby={describedBy(field, hint, fault?.text)}>
        <legend className="mb-1 font-medium">{label}</legend>
        <FieldHelp id={field} hint={hint} error={fault?.text} isGap={fault?.isGap} />
        <div className="chips figure-choices">
          {choices.map((choice, index) => (
            <label key={choice} className="chip">
              <input
                id={isOther || index > 0 ? undefined : field}
                type="radio"
                name={name}
                value={choice}
                checked={!isOther && figure === choice}
                onChange={() => {
                  setOpened('no');
                  type(field, String(choice));
                }}
                onKeyDown={(event) => moveOn(event, field)}
                className="sr-only"
              />
              {choice}
            </label>
          ))}
          {isTyped && (
            <label className="chip" onPointerDown={() => (isPressed.current = true)}>
              <input
                type="radio"
                name={name}
                checked={isOther}
                onChange={() => setOpened(isPressed.current ? 'byPointer' : 'byKey')}
                onKeyDown={(event) => moveOn(event, field)}
                className="sr-only"
              />
              <Trans>Autre…</Trans>
            </label>
          )}
        </div>
        {isOther && (
          <Suspense>
            <TypedFigure
              field={field}
              figure={figure}
              isWrong={fault !== undefined && !fault.isGap}
              takesFocus={opened === 'byPointer'}
            />
          </Suspense>
        )}
        <QuestionsAt field={field} />
      </fieldset>
    </div>
  );
}
