import { ContentNodes } from './content-nodes.tsx';
import type { PageId } from './content-node.ts';
import { PageContents } from './page-contents.tsx';
import { PageFrame } from './page-frame.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import type { PageProps } from '../../lib/page-module.ts';
import type { RouteId } from '../../routes.ts';

const pages: Partial<Record<RouteId, PageId>> = {
  about: 'about',
  userGuide: 'user-guide',
  privacy: 'privacy',
  accessibility: 'accessibility',
};

/** A public page as its text is: about, the user guide, privacy, accessibility. @decision D35 */
export default function PublicPage({ routeId }: PageProps) {
  const id = pages[routeId];
  if (!id) return <NotFound />;
  return (
    <PageFrame id={id} routeId={routeId}>
      {({ body }) => (
        <>
          <PageContents body={body} />
          <div className="prose">
            <ContentNodes nodes={body} />
          </div>
        </>
      )}
    </PageFrame>
  );
}
