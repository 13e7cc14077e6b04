import type { ComponentType } from 'react';
import type { PageId } from './content-node.ts';
import { Prose } from './content-nodes.tsx';
import { EstablishmentContacts } from './establishment-contacts.tsx';
import { PageContents } from './page-contents.tsx';
import { PageFrame } from './page-frame.tsx';
import { ReferenceList } from './reference-list.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import type { PageProps } from '../../lib/page-module.ts';
import { isConsoleRoute, type RouteId } from '../../routes.ts';

/** The text of each page, and its end: the establishment, or the sources of the chapters. */
const pages: Partial<Record<RouteId, { id: PageId; After?: ComponentType }>> = {
  about: { id: 'about' },
  userGuide: { id: 'user-guide' },
  privacy: { id: 'privacy' },
  accessibility: { id: 'accessibility' },
  references: { id: 'references', After: ReferenceList },
  resourcePersons: { id: 'resources', After: EstablishmentContacts },
};

/** Any public page. @decision D33 D35 */
export default function PublicPage({ routeId }: PageProps) {
  if (isConsoleRoute(routeId) || !pages[routeId]) return <NotFound />;
  const { id, After } = pages[routeId];
  return (
    <PageFrame key={id} id={id} routeId={routeId}>
      {({ body }) => (
        <>
          {!After && <PageContents body={body} />}
          <Prose nodes={body} />
          {After && <After />}
        </>
      )}
    </PageFrame>
  );
}
