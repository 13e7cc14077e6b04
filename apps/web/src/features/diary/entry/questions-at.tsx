import { lazy, Suspense } from 'react';
import { useNightEntry } from './entry-context.ts';
import type { FormField } from './night-form.ts';

// An ordinary night asks nothing: what asks is fetched once the questions of the page are there.
const FieldQuestions = lazy(() => import('./field-questions.tsx'));

/** Room for what is asked at a field, once no time is being typed. */
export function QuestionsAt({ field }: { field: FormField }) {
  const { areQuestionsShown } = useNightEntry();
  return <Suspense>{areQuestionsShown && <FieldQuestions field={field} />}</Suspense>;
}
