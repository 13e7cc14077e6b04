import { elementsOf } from '../course/chapter-blocks.ts';
import type { CourseNode } from '../course/course.ts';
import type { CrisisResource } from '../crisis/crisis-resources.ts';
import { numberHeadings } from '../course/parse-text.ts';
import { locales, type Localised } from '../locale.ts';
import type { Page } from './page.ts';

/** Markdown inside the tag `resources` of a page; empty without the tag. */
export function resourcesIn(source: string): string {
  const [, text = ''] = /\{%\s*resources\s*%\}(.*?)\{%\s*\/resources\s*%\}/su.exec(source) ?? [];
  return text.trim();
}

const isPlace = (node: CourseNode) => typeof node !== 'string' && node.name === 'resources';

/**
 * Faults of the tag `resources`, which must stand once on the page `resources`, after the crisis
 * lines.
 */
export function placeFaults(id: Page['id'], body: readonly CourseNode[]): string[] {
  const places = elementsOf(body).filter(isPlace);
  if (places.length === 0) return [];
  if (id !== 'resources') return ['only the page resources has a tag resources'];
  const place = body.findIndex(isPlace);
  const isAlone = places.length === 1 && place !== -1;
  const hasLinesBelow = elementsOf(body.slice(place + 1)).some(({ name }) => name === 'crisis');
  return isAlone && !hasLinesBelow
    ? []
    : ['the tag resources stands once, in no other tag, after the crisis lines'];
}

const digitsOf = (number: string) => number.replaceAll(/\D/gu, '').replace(/^1(?=\d{10}$)/u, '');

/**
 * Faults for each crisis line that the console would take away with the part that it replaces. The
 * tag `crisis` outside the part shows all lines, so nothing is taken away.
 */
export function lineFaults(
  { id, text }: Page,
  lines: readonly Pick<CrisisResource, 'phone' | 'text'>[],
): string[] {
  const numbers = lines.flatMap(({ phone, text: sms }) => [phone, sms]).filter((each) => !!each);
  return locales.flatMap((locale) => {
    const { body } = text[locale];
    const others = elementsOf(body.filter((node) => !isPlace(node)));
    if (others.some(({ name }) => name === 'crisis')) return [];
    const replaced = elementsOf(body.filter(isPlace));
    const links = replaced.flatMap((each) => (each.name === 'a' ? [digitsOf(each.href)] : []));
    return numbers
      .filter(({ tel }) => links.includes(digitsOf(tel)))
      .map(({ display }) => `pages/${id}.${locale}.md: resources holds the crisis line ${display}`);
  });
}

/** A heading without its id, which the page may have already. */
const unnamed = (node: CourseNode): CourseNode =>
  typeof node !== 'string' && (node.name === 'h2' || node.name === 'h3')
    ? { ...node, id: '' }
    : node;

/**
 * Replaces the tag `resources` of a page with these texts. Without the tag, adds the texts at the
 * end.
 */
export function withResources({ id, text }: Page, texts: Localised<CourseNode[]>): Page {
  const [fr, en] = locales.map((locale) => {
    const { body } = text[locale];
    const filled: CourseNode = { name: 'resources', children: texts[locale].map(unnamed) };
    const placed = body.some(isPlace)
      ? body.map((node) => (isPlace(node) ? filled : node))
      : [...body, filled];
    return { ...text[locale], body: numberHeadings(placed) };
  });
  return { id, text: { fr: fr ?? text.fr, en: en ?? text.en } };
}
