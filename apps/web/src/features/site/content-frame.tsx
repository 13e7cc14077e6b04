import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/document-title.ts';
import { useHashTarget } from '../../lib/use-hash-target.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import type { ContentPage } from './content-node.ts';
import type { usePage } from './use-page.ts';

type ContentFrameProps = {
  readonly page: ReturnType<typeof usePage>;
  readonly title: string;
  readonly above?: ReactNode;
  readonly children: (page: ContentPage) => ReactNode;
};

export function ContentFrame({ page, title, above, children }: ContentFrameProps) {
  const shownTitle = page.data?.title ?? title;
  usePageTitle(shownTitle);
  useHashTarget(page.data !== undefined);
  return (
    <>
      <PageHeading above={above} below={page.data?.summary}>
        {shownTitle}
      </PageHeading>
      <QueryView query={page} lines={10}>
        {children}
      </QueryView>
    </>
  );
}
