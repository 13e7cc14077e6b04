import { Suspense } from 'react';
import { withTexts } from '../../../lib/i18n.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { FormField } from './night-form.ts';

// An ordinary night asks nothing: what asks is fetched once the questions of the page are there.
const FieldQuestions = lazyPart(
  withTexts(['nights', 'weeks'], () => import('./field-questions.tsx')),
);

/** Room for what is asked at a field. */
export function QuestionsAt({ field }: { field: FormField }) {
  return (
    <Suspense>
      <FieldQuestions field={field} />
    </Suspense>
  );
}
