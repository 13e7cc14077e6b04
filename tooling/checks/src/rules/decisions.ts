import { readFileSync } from 'node:fs';
import { anchorsOf } from './headings.ts';

const CITATION = /@decision\b([^\n*]*)/g;
const NAME = /^(?:D\d{1,2}(?:–D\d{1,2})?|[a-z-]+#[\w-]+)$/;
const REGISTER = 'docs/decisions/README.md';
const OF_AREA = /^docs\/decisions\/([a-z-]+)\.md$/;

export function unknownDecisions(
  path: string,
  source: string,
  known: ReadonlySet<string>,
): string[] {
  return [...source.matchAll(CITATION)].flatMap(({ 1: cited = '', index }) => {
    const place = `${path}:${source.slice(0, index).split('\n').length}`;
    const names = cited.split(' ').filter((name) => name !== '');
    if (names.length === 0 || names.some((name) => !NAME.test(name))) {
      return [`${place}: @decision names numbers (D12) or area#heading, and ends the line`];
    }
    return names
      .flatMap((name) => name.split('–'))
      .filter((name) => !known.has(name))
      .map((name) => `${place}: there is no decision ${name} in docs/decisions`);
  });
}

function numbersIn(cell: string): string[] {
  return [...cell.matchAll(/D(\d+)(?:–D(\d+))?/g)].flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => `D${Number(first) + at}`),
  );
}

export function checkDecisions(paths: readonly string[]): string[] {
  const registered = readFileSync(REGISTER, 'utf8').match(/(?<=^\| )D[^|]*/gm) ?? [];
  const known = new Set([
    ...registered.flatMap(numbersIn),
    ...paths.flatMap((path) => {
      const area = OF_AREA.exec(path)?.[1];
      const anchors = area === undefined ? [] : anchorsOf(readFileSync(path, 'utf8'));
      return anchors.map((anchor) => `${area}#${anchor}`);
    }),
  ]);
  return paths
    .filter((path) => /\.(?:tsx?|m?js|css|sql)$/.test(path) && !path.startsWith('tooling/checks/'))
    .flatMap((path) => unknownDecisions(path, readFileSync(path, 'utf8'), known));
}
