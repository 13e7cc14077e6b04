import { type RouteId, routes } from '../routes.ts';

/** `aria-current` of a link: `page` on its own page, `true` on a page below it. */
export function currentOf(to: RouteId, routeId: RouteId | null): 'page' | 'true' | undefined {
  if (routeId === null) return undefined;
  if (routeId === to) return 'page';
  return routes[routeId].path.startsWith(`${routes[to].path}/`) ? 'true' : undefined;
}
