import type { ReactNode } from 'react';
import type { RouteId } from '../routes.ts';

export type LayoutProps = {
  /** Null for the error page. */
  readonly routeId: RouteId | null;
  readonly children: ReactNode;
};
