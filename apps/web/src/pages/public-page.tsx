import { ContentNodes } from '../features/prose/content-nodes.tsx';
import type { PageId } from '../features/prose/content-node.ts';
import { PageContents } from '../features/prose/page-contents.tsx';
import { PageFrame } from '../features/prose/page-frame.tsx';
import { NotFound } from '../layouts/error-page.tsx';
import type { PageProps } from '../lib/page-module.ts';
import type { RouteId } from '../routes.ts';

const pages: Partial<Record<RouteId, PageId>> = {
  about: 'about',
  userGuide: 'user-guide',
  privacy: 'privacy',
  accessibility: 'accessibility',
};

/** A public page as its text is: about, the user guide, privacy, accessibility. @decision D35 */
export default function PublicPage({ routeId }: PageProps) {
  const route = routeId as RouteId;
  const id = pages[route];
  if (!id) return <NotFound />;
  return (
    <PageFrame id={id} routeId={route}>
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
