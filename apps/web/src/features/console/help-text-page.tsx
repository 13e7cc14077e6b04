import { Trans, useLingui } from '@lingui/react/macro';
import type { PageProps } from '../../lib/page-module.ts';
import { Link } from '../../ui/link.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { ContentFrame } from '../site/content-frame.tsx';
import { Prose } from '../site/content-nodes.tsx';
import type { PublicPageId } from '../site/content-node.ts';
import { EstablishmentContacts } from '../site/establishment-contacts.tsx';
import { PageContents } from '../site/page-contents.tsx';
import { QuestionList } from '../site/question-list.tsx';
import { questionsOf } from '../site/questions.ts';
import { usePage } from '../site/use-page.ts';
import { linksForStaff } from './help/links-for-staff.ts';
import { participantTexts } from './help/participant-texts.ts';

function ParticipantText({ id }: { id: PublicPageId }) {
  const { t } = useLingui();
  return (
    <ContentFrame
      page={usePage(id)}
      title={t`Page des participants`}
      above={
        <Link to="adminHelp" hash="pages">
          <Trans>Aide</Trans>
        </Link>
      }
    >
      {({ body }) => {
        const nodes = linksForStaff(body);
        return id === 'faq' ? (
          <QuestionList page={questionsOf(nodes)} noneFound={<Trans>Essayez un seul mot.</Trans>} />
        ) : (
          <>
            {id !== 'resources' && <PageContents body={nodes} />}
            <Prose nodes={nodes} />
            {id === 'resources' && <EstablishmentContacts />}
          </>
        );
      }}
    </ContentFrame>
  );
}

/** @decision D92 console#help */
export default function HelpTextPage({ params: { text = '' } }: PageProps) {
  const id = participantTexts.get(text);
  return id ? <ParticipantText key={id} id={id} /> : <NotFound />;
}
