import { expect, it } from 'vitest';
import { contentFolder } from '../content-folder.ts';
import { blocksOf } from '../course/chapter-blocks.ts';
import { locales } from '../locale.ts';
import { readContent } from '../read-content.ts';

const { course, pages } = await readContent(contentFolder);

const POINTING =
  /(?:dans|de) votre invitation|(?:haut|bas) de cette page|au numéro|(?:in|of) your invitation|(?:top|bottom) of this page|at the number/u;

/** Accepted texts. `why`: the named place is always on the page, or near the text. */
const KNOWN: readonly [text: RegExp, why: string][] = [
  [
    /^Votre établissement a des personnes-ressources\./u,
    'contacts are drawn below the page, or a sentence that names a doctor',
  ],
  [
    /^Your establishment has resource persons\./u,
    'contacts are drawn below the page, or a sentence that names a doctor',
  ],
];

it('no page or chapter says that something stands in an invitation, on a page or at a number', () => {
  const texts = [
    ...course.modules.flatMap(({ chapters }) => chapters.map(({ text }) => text)),
    ...[...pages.pages.values()].map(({ text }) => text),
  ];
  const pointing = locales
    .flatMap((locale) => texts.flatMap((text) => blocksOf(text[locale].body)))
    .filter((block) => POINTING.test(block));
  expect(pointing.filter((block) => !KNOWN.some(([known]) => known.test(block)))).toEqual([]);
  expect(KNOWN.filter(([known]) => !pointing.some((block) => known.test(block)))).toEqual([]);
});
