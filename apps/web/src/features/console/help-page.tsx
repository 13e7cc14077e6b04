import { useLingui } from '@lingui/react/macro';
import { trpc } from '../../trpc.ts';
import { ContentFrame } from '../site/content-frame.tsx';
import { OwnElements, Prose } from '../site/content-nodes.tsx';
import { PageContents } from '../site/page-contents.tsx';
import { keptContent } from '../site/use-page.ts';
import { linksForStaff } from './help/links-for-staff.ts';
import { drawStaffPicture } from './help/staff-picture.tsx';

/** @decision D92 console#help */
export default function HelpPage() {
  const { t } = useLingui();
  const guide = trpc.programme.getStaffGuide.useQuery(undefined, keptContent);
  return (
    <ContentFrame page={guide} title={t`Aide`}>
      {({ body }) => (
        <OwnElements value={drawStaffPicture}>
          <PageContents body={body} />
          <Prose nodes={linksForStaff(body)} />
        </OwnElements>
      )}
    </ContentFrame>
  );
}
