import type { ComponentType } from 'react';
import type { LayoutProps } from './layouts/layout-props.ts';
import type { PageProps } from './lib/page-module.ts';
import type { PageRoute, RouteId } from './routes.ts';

/**
 * Pages and layouts of the application. The browser loads them when needed; a finished document
 * contains its own.
 */
export type Screens = {
  readonly pages: Readonly<Record<RouteId, ComponentType<PageProps>>>;
  readonly layouts: Readonly<
    Record<Exclude<PageRoute['layout'], 'own'>, ComponentType<LayoutProps>>
  >;
  /** Fetches the code of a page before it is opened. */
  readonly prefetch: (id: RouteId) => unknown;
};
