import { gateQuestionnaires } from '@aube/api/rules';
import { ConsultedAnswers } from './consulted-answers.tsx';
import { ProgrammeQuestionnaire } from './programme-questionnaire.tsx';
import { useConsultedId } from '../../lib/consulting.ts';
import type { PageProps } from '../../lib/page-module.ts';
import { questionnairePages } from '../../routes.ts';

/** S0, S6, S12 or S24: answered by the person, or read by staff who consult. @source specification §2 */
export default function QuestionnairePage({ routeId }: PageProps) {
  const consultedId = useConsultedId();
  const code = gateQuestionnaires.find((each) => questionnairePages[each] === routeId);
  if (!code) return null;
  return consultedId === null ? (
    <ProgrammeQuestionnaire key={code} code={code} />
  ) : (
    <ConsultedAnswers key={code} code={code} userId={consultedId} />
  );
}
