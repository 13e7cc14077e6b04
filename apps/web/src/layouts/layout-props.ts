import type { ReactNode } from 'react';
import type { RouteId } from '../routes.ts';

export type LayoutProps = {
  readonly routeId: RouteId | null;
  readonly children: ReactNode;
};
