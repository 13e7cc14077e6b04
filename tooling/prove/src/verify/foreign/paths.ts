import { readFileSync } from 'node:fs';

/** The routes that the build wrote from the router's table. */
const TABLE = new URL('../../../../../apps/web/dist/routes.json', import.meta.url);

/** Values for the parameters of the routes, from the demonstration. */
export type Values = Readonly<Record<string, string>>;

export type PagePath = { route: string; path: string };

/**
 * Every page of the router's table, with its parameters filled in.
 * @throws for a parameter without a value
 */
export function readPaths(
  values: Values,
  /** Values of single routes, by the route. */
  own: Readonly<Record<string, Values>> = {},
): PagePath[] {
  const { routes } = JSON.parse(readFileSync(TABLE, 'utf8')) as { routes: { path: string }[] };
  return routes.map(({ path: route }) => ({
    route,
    path: fillPath(route, { ...values, ...own[route] }),
  }));
}

/** A route's address; an optional part without a value is left out. */
export function fillPath(route: string, values: Values): string {
  const parts = route.split('/').flatMap((part) => {
    const [, name, mayMiss] = /^:(\w+)(\?)?$/.exec(part) ?? [];
    if (name === undefined) return [part];
    const value = values[name];
    if (value === undefined && mayMiss === undefined)
      throw new Error(`The parameter ${part} of ${route} has no value.`);
    return value === undefined ? [] : [value];
  });
  return parts.join('/') || '/';
}
