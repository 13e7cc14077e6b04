import { exerciseLimits, formatClockTime, parseClockTime } from '@aube/api/rules';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { afterPress } from '../../../lib/after-press.ts';
import { classNames } from '../../../lib/class-names.ts';
import { Choice } from '../../../ui/choice.tsx';
import { describedBy, FieldFrame, inputClass } from '../../../ui/field.tsx';
import { useExercises } from './exercise-context.tsx';
import { useOpenExercise } from './work.tsx';
import type { AnswerElement, AnswerIssue } from './exercise-form.ts';

const answerClass = 'answer [.prose>&]:mt-5';

export function AnswerField({ field }: { field: AnswerElement }) {
  const { mode } = useExercises();
  if (mode !== 'writable') return <WrittenAnswer field={field} />;
  return field.kind === 'choice' ? <ChoiceAnswer field={field} /> : <TypedAnswer field={field} />;
}

function WrittenAnswer({ field }: { field: AnswerElement }) {
  const { texts } = useOpenExercise().work;
  const text = texts[field.id] ?? '';
  const words = field.choices.find(({ code }) => code === text)?.label ?? text;
  return (
    <div className={answerClass}>
      <p className="font-medium">{field.label}</p>
      <p className="whitespace-pre-wrap text-ink-soft">{words || '—'}</p>
    </div>
  );
}

function ChoiceAnswer({ field: { id: answer, label, choices } }: { field: AnswerElement }) {
  const { id, work } = useOpenExercise();
  return (
    <fieldset className={`${answerClass} min-w-0`}>
      <legend className="mb-2 font-medium">{label}</legend>
      <div className="grid gap-2">
        {choices.map((choice) => (
          <Choice
            key={choice.code}
            type="radio"
            name={`${id}-${answer}`}
            checked={work.texts[answer] === choice.code}
            onChange={() => work.type(answer, choice.code)}
          >
            {choice.label}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

function TypedAnswer({ field }: { field: AnswerElement }) {
  const { id: answer, label, kind } = field;
  const { id, work } = useOpenExercise();
  const [isLeft, setLeft] = useState(true);
  const fieldId = `${id}-${answer}`;
  const text = work.texts[answer] ?? '';
  const issue = work.issues[answer];
  const error = issue && (isLeft || issue === 'tooLong') ? <IssueWords issue={issue} /> : null;
  const hint = useHint(kind);
  const props = {
    id: fieldId,
    value: text,
    autoComplete: 'off',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(fieldId, hint, error),
    onFocus: () => afterPress(() => setLeft(false)),
    onBlur: () => {
      afterPress(() => setLeft(true));
      const time = kind === 'time' ? parseClockTime(text) : null;
      if (time !== null && text !== formatClockTime(time)) work.type(answer, formatClockTime(time));
      work.draft.resume();
    },
    onChange: ({ target }: { target: { value: string } }) => work.type(answer, target.value),
  } as const;
  return (
    <div className={answerClass}>
      <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
        {kind === 'long' ? (
          <textarea
            {...props}
            rows={3}
            className={classNames(inputClass, 'answer-text field-sizing-content')}
          />
        ) : (
          <input
            {...props}
            type="text"
            inputMode={kind === 'text' ? 'text' : 'numeric'}
            className={classNames(inputClass, kind !== 'text' && 'max-w-36')}
          />
        )}
      </FieldFrame>
      {text && <p className="answer-on-paper hidden">{text}</p>}
    </div>
  );
}

function useHint(kind: AnswerElement['kind']): ReactNode {
  const { t } = useLingui();
  if (kind === 'time') return t`Exemples : 07:00, 22:30`;
  return kind === 'minutes' ? t`En minutes` : null;
}

function IssueWords({ issue }: { issue: AnswerIssue }) {
  const { long } = exerciseLimits;
  switch (issue) {
    case 'time':
      return <Trans>Entrez une heure de 00:00 à 23:59, par exemple 22:30.</Trans>;
    case 'minutes':
      return <Trans>Entrez un nombre de minutes, par exemple 20.</Trans>;
    case 'tooLong':
      return <Trans>C’est trop long : {long} caractères au plus.</Trans>;
  }
}
