import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { FormField } from './night-form.ts';

// Loaded after the page, because most nights have no questions.
const FieldQuestions = lazyPart(() => import('./field-questions.tsx'));

export function QuestionsAt({ field }: { field: FormField }) {
  return (
    <Suspense>
      <FieldQuestions field={field} />
    </Suspense>
  );
}
