import { readFileSync } from 'node:fs';

/** File with all routes, which the build wrote from the router's table. */
const TABLE = new URL('../../../../../apps/web/dist/routes.json', import.meta.url);

export type Values = Readonly<Record<string, string>>;

export type PagePath = { route: string; path: string };

/** @throws for a parameter without a value */
export function readPaths(
  values: Values,
  /** By route: values for this route only. */
  own: Readonly<Record<string, Values>> = {},
): PagePath[] {
  const { routes } = JSON.parse(readFileSync(TABLE, 'utf8')) as { routes: { path: string }[] };
  return routes.map(({ path: route }) => ({
    route,
    path: fillPath(route, { ...values, ...own[route] }),
  }));
}

/** Replaces the parts of a route by values. An optional part without a value is left out. */
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
