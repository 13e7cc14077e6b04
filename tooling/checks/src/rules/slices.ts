import { readFileSync } from 'node:fs';

const ROW = /^\| `([\w-]+)` +\|([^|]*)\|([^|]*)\|$/gm;

export function checkSlices(paths: readonly string[], readme = readFileSync('README.md', 'utf8')) {
  const rows = [...readme.slice(readme.indexOf('One word finds')).matchAll(ROW)];
  const areas = rows.map(([, word = '']) => word);
  const named = (column: 2 | 3) =>
    rows.flatMap((row) => [...(row[column] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name]) => name));
  const found = (pattern: RegExp) => [
    ...new Set(paths.flatMap((path) => pattern.exec(path)?.[1] ?? [])),
  ];
  return [
    ...compare('area', areas, found(/^packages\/api\/src\/([\w-]+)\/router\.ts$/)),
    ...compare('file of REST', named(2), found(/^apps\/server\/src\/rest\/routes\/([\w-]+)\.ts$/)),
    ...compare('room of the web', named(3), found(/^apps\/web\/src\/features\/([\w-]+)\//)),
  ];
}

function compare(kind: string, named: (string | undefined)[], found: string[]): string[] {
  return [
    ...named
      .filter((name) => name === undefined || !found.includes(name))
      .map((name) => `README.md: there is no ${kind} “${name}”`),
    ...found
      .filter((name) => !named.includes(name))
      .map((name) => `README.md: the table of slices does not name the ${kind} “${name}”`),
  ];
}
