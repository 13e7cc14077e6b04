import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { FormField } from './night-form.ts';

const FieldQuestions = lazyPart(() => import('./field-questions.tsx'));

export function QuestionsAt({ field }: { field: FormField }) {
  return (
    <Suspense>
      <FieldQuestions field={field} />
    </Suspense>
  );
}
