import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/document-title.ts';
import { pageTitles } from '../../lib/page-titles.ts';
import type { ConsoleRouteId, RouteId } from '../../routes.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import type { ContentPage, PageId } from './content-node.ts';
import { useHashTarget } from '../../lib/use-hash-target.ts';
import { usePage } from './use-page.ts';

type PageFrameProps = {
  readonly id: PageId;
  readonly routeId: Exclude<RouteId, ConsoleRouteId>;
  readonly children: (page: ContentPage) => ReactNode;
};

export function PageFrame({ id, routeId, children }: PageFrameProps) {
  const { i18n } = useLingui();
  const page = usePage(id);
  const title = page.data?.title ?? i18n._(pageTitles[routeId]);
  usePageTitle(title);
  useHashTarget(page.data !== undefined);
  return (
    <>
      <PageHeading below={page.data?.summary}>{title}</PageHeading>
      <QueryView query={page} lines={10}>
        {children}
      </QueryView>
    </>
  );
}
