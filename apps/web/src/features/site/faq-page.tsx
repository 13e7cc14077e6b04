import { PageFrame } from './page-frame.tsx';
import { QuestionList } from './question-list.tsx';
import { questionsOf } from './questions.ts';

export default function FaqPage() {
  return (
    <PageFrame id="faq" routeId="faq">
      {({ body }) => <QuestionList page={questionsOf(body)} />}
    </PageFrame>
  );
}
