import { elementsOf, locales, textOf, type ChapterText, type Locale } from '@aube/content';
import { isDeepStrictEqual } from 'node:util';
import type { FieldIssue } from '../../../errors.ts';
import { dialledBy, isHonestLink } from '../../rules/honest-link.ts';

type Bodies = Readonly<Record<Locale, ChapterText['body']>>;

const OUTWARD = /^(?:https|mailto|tel):/u;

const outwardLinks = (body: ChapterText['body']) =>
  elementsOf(body)
    .flatMap((each) =>
      each.name === 'a' ? [{ href: each.href, words: textOf(each.children) }] : [],
    )
    .filter(({ href }) => OUTWARD.test(href));

const numbersOf = (body: ChapterText['body']) =>
  outwardLinks(body)
    .flatMap(({ href }) => (href.startsWith('tel:') ? [dialledBy(href)] : []))
    .toSorted();

/** Faults of the field `text`: a link that shows another target, or other numbers in English. */
export function linkFaults(bodies: Bodies): FieldIssue[] {
  const isFalse = (locale: Locale) =>
    outwardLinks(bodies[locale]).some(({ words, href }) => !isHonestLink(words, href));
  const faults = locales
    .filter(isFalse)
    .map((locale) => ({ path: ['text', locale], code: 'falseLink' }));
  if (faults.length > 0) return faults;
  const areEqual = isDeepStrictEqual(numbersOf(bodies.fr), numbersOf(bodies.en));
  return areEqual ? [] : [{ path: ['text', 'en'], code: 'numbersDiffer' }];
}
