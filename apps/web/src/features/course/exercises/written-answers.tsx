import { Trans } from '@lingui/react/macro';
import type { ElementOf } from '../../site/content-node.ts';
import { fieldsOf, type StoredAnswers } from './exercise-form.ts';
import { answerText } from './written.ts';

type WrittenAnswersProps = {
  readonly exercise: ElementOf<'exercise'>;
  readonly answers: StoredAnswers;
};

export function WrittenAnswers({ exercise, answers }: WrittenAnswersProps) {
  const written = fieldsOf(exercise.children).flatMap((field) => {
    const text = answerText(field, answers[field.id]);
    return text === null ? [] : [{ field, text }];
  });
  if (written.length === 0) {
    return (
      <p className="mt-1 text-ink-soft">
        <Trans>Rien n’y est écrit.</Trans>
      </p>
    );
  }
  return (
    <dl className="mt-1 grid gap-3">
      {written.map(({ field, text }) => (
        <div key={field.id} className="answer">
          <dt className="text-small text-ink-soft">{field.label}</dt>
          <dd className="wrap-break-word whitespace-pre-wrap">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
