import type { ReactNode } from 'react';
import { QuestionnaireView } from '../features/questionnaires/questionnaire-view.tsx';
import type { PageProps } from '../lib/page-module.ts';
import { questionnairePages } from '../routes.ts';

/** S0, S6, S12 or S24, by the route; when it may be answered the gate has decided. @source specification §4 */
export default function QuestionnairePage({ routeId }: PageProps): ReactNode {
  const codes = Object.keys(questionnairePages) as (keyof typeof questionnairePages)[];
  const code = codes.find((each) => questionnairePages[each] === routeId);
  return code ? <QuestionnaireView key={code} code={code} /> : null;
}
