import { type RouteId, routes } from '../routes.ts';
import type { PageParams } from './page-module.ts';

type Matchable = {
  readonly path: string;
  readonly where?: Readonly<Record<string, string>>;
};

export type RouteMatch = {
  readonly id: RouteId;
  readonly params: PageParams;
};

/**
 * Regular expression that the whole path must match. `routes.json` contains this text for the
 * server.
 */
export function patternOf({ path, where = {} }: Matchable): string {
  const parts = path
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (!part.startsWith(':')) return `/${part}`;
      const optional = part.endsWith('?');
      const name = part.replace(/^:|\?$/g, '');
      const value = `/(?<${name}>${where[name] ?? '[^/]+'})`;
      return optional ? `(?:${value})?` : value;
    });
  return `^${parts.join('')}/?$`;
}

const table = Object.entries(routes).map(([id, route]) => ({
  id: id as RouteId,
  pattern: new RegExp(patternOf(route)),
}));

export function findRoute(path: string): RouteMatch | null {
  for (const { id, pattern } of table) {
    const match = pattern.exec(path);
    if (match) return { id, params: match.groups ?? {} };
  }
  return null;
}
