import { Trans } from '@lingui/react/macro';
import { Link } from '../../ui/link.tsx';
import { PageFrame } from './page-frame.tsx';
import { QuestionList } from './question-list.tsx';
import { questionsOf } from './questions.ts';

export default function FaqPage() {
  return (
    <PageFrame id="faq" routeId="faq">
      {({ body }) => (
        <QuestionList
          page={questionsOf(body)}
          noneFound={
            <Trans>
              Essayez un seul mot, ou demandez à une{' '}
              <Link to="resourcePersons">personne-ressource</Link>.
            </Trans>
          }
        />
      )}
    </PageFrame>
  );
}
