import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isConsoleRoute, type RouteId, routes } from '../../../routes.ts';
import { helpSection } from './help-sections.ts';

const pages = resolve(import.meta.dirname, '../../../../../../packages/content/pages');
const idsIn = (locale: string): string[] =>
  [
    ...readFileSync(resolve(pages, `staff-guide.${locale}.md`), 'utf8').matchAll(
      /^## .+ \{% #([a-z-]+) %\}$/gmu,
    ),
  ].map((match) => match[1] ?? '');

describe.each(['fr', 'en'])('the guide of staff (%s)', (locale) => {
  it('names each section once', () => {
    const text = readFileSync(resolve(pages, `staff-guide.${locale}.md`), 'utf8');
    const ids = idsIn(locale);
    expect(ids.length).toBe([...text.matchAll(/^## /gmu)].length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has the section that each page of the console leads to', () => {
    const asked = (Object.keys(routes) as RouteId[])
      .filter((id) => isConsoleRoute(id) || id === 'myAccount')
      .flatMap((id) => helpSection(id) ?? []);
    expect(idsIn(locale)).toEqual(expect.arrayContaining(asked));
  });
});

it.each([null, 'faq', 'admin', 'adminHelp'] as const)('%s leads to the top', (routeId) => {
  expect(helpSection(routeId)).toBeNull();
});
