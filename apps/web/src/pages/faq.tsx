import { PageFrame } from '../features/prose/page-frame.tsx';
import { QuestionList } from '../features/prose/question-list.tsx';
import { questionsOf } from '../features/prose/questions.ts';

export default function FaqPage() {
  return (
    <PageFrame id="faq" routeId="faq">
      {({ body }) => <QuestionList page={questionsOf(body)} />}
    </PageFrame>
  );
}
