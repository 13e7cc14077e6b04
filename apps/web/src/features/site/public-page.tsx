import type { ComponentType } from 'react';
import type { PageProps } from '../../lib/page-module.ts';
import { isConsoleRoute, type RouteId } from '../../routes.ts';
import { trpc } from '../../trpc.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import type { PublicPageId } from './content-node.ts';
import { Prose } from './content-nodes.tsx';
import { EstablishmentContacts } from './establishment-contacts.tsx';
import { PageContents } from './page-contents.tsx';
import { PageFrame } from './page-frame.tsx';
import { keptContent } from './use-page.ts';

function ReferenceList() {
  const references = trpc.programme.listReferences.useQuery(undefined, keptContent);
  return (
    <QueryView query={references} lines={12}>
      {(list) => (
        <ol className="mt-6 border-t border-line">
          {list.map(({ number, id, fact, lang, authors, year, title, publication }) => (
            <li
              key={id}
              id={`source-${id}`}
              tabIndex={-1}
              className="flex scroll-mt-4 gap-4 border-b border-line py-4 target:bg-raised"
            >
              <span className="min-w-7 flex-none font-bold text-accent-ink tabular-nums">
                {number}
              </span>
              <div>
                <p>{fact}</p>
                <p lang={lang} className="mt-1 text-small text-ink-soft">
                  {authors} ({year}). <cite>{title}</cite>
                  {/[?!.]$/u.test(title) ? ' ' : '. '}
                  {publication}.
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  );
}

const pages: Partial<Record<RouteId, { id: PublicPageId; After?: ComponentType }>> = {
  about: { id: 'about' },
  userGuide: { id: 'user-guide' },
  privacy: { id: 'privacy' },
  accessibility: { id: 'accessibility' },
  references: { id: 'references', After: ReferenceList },
  resourcePersons: { id: 'resources', After: EstablishmentContacts },
};

/** @decision D33 D35 */
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
