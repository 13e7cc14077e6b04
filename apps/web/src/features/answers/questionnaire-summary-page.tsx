import { gateQuestionnaires } from '@aube/api/rules';
import { QuestionnaireSummary } from './results/questionnaire-summary.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import type { PageProps } from '../../lib/page-module.ts';

export default function QuestionnaireSummaryPage({ params }: PageProps) {
  const code = gateQuestionnaires.find((each) => each.toLowerCase() === params['questionnaire']);
  return code ? <QuestionnaireSummary key={code} code={code} /> : <NotFound />;
}
