import type { ComponentType } from 'react';
import type { RouteId } from '../routes.ts';

/** Parameters of the path, by name, already matched against the route's `where`. */
export type PageParams = Readonly<Record<string, string | undefined>>;

export type PageProps = {
  readonly params: PageParams;
  /** Several routes may share a page: this is the present one. */
  readonly routeId: RouteId;
};

export type PageModule = {
  readonly default: ComponentType<PageProps>;
};
