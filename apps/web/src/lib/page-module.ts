import type { ComponentType } from 'react';
import type { RouteId } from '../routes.ts';

/** Already checked against the route's `where`. */
export type PageParams = Readonly<Record<string, string | undefined>>;

export type PageProps = {
  readonly params: PageParams;
  readonly routeId: RouteId;
};

export type PageModule = {
  readonly default: ComponentType<PageProps>;
};
