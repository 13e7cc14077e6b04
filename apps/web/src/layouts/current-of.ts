import { type RouteId, routes } from '../routes.ts';

export function currentOf(to: RouteId, routeId: RouteId | null): 'page' | 'true' | undefined {
  if (routeId === null) return undefined;
  // « Aujourd'hui » has two addresses: `/` and the programme.
  if (routeId === to || (routeId === 'home' && to === 'programme')) return 'page';
  return routes[routeId].path.startsWith(`${routes[to].path}/`) ? 'true' : undefined;
}
