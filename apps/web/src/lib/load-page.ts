import { type PageRoute, type RouteId, routes } from '../routes.ts';
import type { PageModule } from './page-module.ts';

/** The layouts that a participant's day does without; they come with the first page that needs them. */
export const layoutLoaders = {
  login: () => import('../layouts/login-layout.tsx'),
  admin: () => import('../layouts/admin-layout.tsx'),
} as const;

/** A page's code, and its layout's with it. */
export async function loadPage(id: RouteId): Promise<PageModule> {
  const { layout, page }: PageRoute = routes[id];
  const [loaded] = await Promise.all([
    page(),
    layout === 'participant' ? null : layoutLoaders[layout](),
  ]);
  return loaded;
}
