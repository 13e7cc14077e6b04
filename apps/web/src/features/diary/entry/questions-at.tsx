import { lazy, Suspense } from 'react';
import type { FormField } from './night-form.ts';

// An ordinary night asks nothing: what asks is fetched once the questions of the page are there.
const FieldQuestions = lazy(() => import('./field-questions.tsx'));

/** Room for what is asked at a field. */
export function QuestionsAt({ field }: { field: FormField }) {
  return (
    <Suspense>
      <FieldQuestions field={field} />
    </Suspense>
  );
}
