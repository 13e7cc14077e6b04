import { readFileSync } from 'node:fs';
import { dayAt } from '../people.ts';

/** Route table that the web build has written. */
const TABLE = new URL('../../../../../apps/web/dist/routes.json', import.meta.url);

type Values = Readonly<Record<string, string>>;

export type PagePath = { route: string; path: string };

const VALUES: Values = {
  module: '1',
  chapter: '1',
  week: '1',
  questionnaire: 's0',
  date: dayAt(-2),
  token: 'a'.repeat(43),
  participant: '5',
  user: '5',
  establishment: '1',
  setting: 'coordonnees',
  text: 'faq',
};

const OWN_VALUES: Readonly<Record<string, Values>> = {
  '/mes-exercices/:chapter/:exercise': {
    chapter: 'how-sleep-works',
    exercise: 'fatigue-or-sleepiness',
  },
};

/** @throws for a parameter without a value */
export const pathOf = (route: string): PagePath => ({
  route,
  path: fillPath(route, { ...VALUES, ...OWN_VALUES[route] }),
});

/** @throws for a parameter without a value */
export function readPaths(): PagePath[] {
  const { routes } = JSON.parse(readFileSync(TABLE, 'utf8')) as { routes: { path: string }[] };
  return routes.map(({ path }) => pathOf(path));
}

/** Fills in the parameters of a route. An optional part without a value is left out. */
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
