import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { pageTitles } from '../../lib/page-titles.ts';
import type { ConsoleRouteId, RouteId } from '../../routes.ts';
import { ContentFrame } from './content-frame.tsx';
import type { ContentPage, PublicPageId } from './content-node.ts';
import { usePage } from './use-page.ts';

type PageFrameProps = {
  readonly id: PublicPageId;
  readonly routeId: Exclude<RouteId, ConsoleRouteId>;
  readonly children: (page: ContentPage) => ReactNode;
};

export function PageFrame({ id, routeId, children }: PageFrameProps) {
  const { i18n } = useLingui();
  return (
    <ContentFrame page={usePage(id)} title={i18n._(pageTitles[routeId])}>
      {children}
    </ContentFrame>
  );
}
