import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentFolder } from '../content-folder.ts';
import { blocksOf, elementsOf } from './chapter-blocks.ts';
import { loadCourse } from './load-course.ts';
import { type Locale, locales } from '../locale.ts';

const course = await loadCourse(contentFolder);
const chapters = course.modules.flatMap((module) => module.chapters);
const perLocale = locales.flatMap((locale) =>
  chapters.map((chapter) => ({ locale, id: chapter.id, text: chapter.text[locale] })),
);

/** Matches typed numbers that must come from the rules instead. */
const handWritten: Readonly<Record<Locale, RegExp>> = {
  fr: /85\s%|\b5 h 30\b|\b15 h\b(?! \d)|20 à 30 minutes|60 minutes (?:au|par|dans)/u,
  en: /85%|\b5 h 30 min\b|\b5:30\b|\b3 p\.m\.|20 to 30 minutes|an hour (?:a|at|per) /u,
};

describe('the six modules', () => {
  it('load with nothing to warn of: length, sections, reading ease, the same paragraphs', () => {
    expect(course.warnings).toEqual([]);
  });

  it('hold four to six chapters each', () => {
    expect(course.modules.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    const counts = course.modules.map((module) => module.chapters.length);
    expect(counts.filter((count) => count < 4 || count > 6)).toEqual([]);
  });

  it('give every chapter two drawings of its own, said in words in both languages', () => {
    const drawn = perLocale.map(({ locale, id, text }) => ({
      place: `${id}.${locale}`,
      figures: elementsOf(text.body).filter((element) => element.name === 'figure'),
    }));
    expect(drawn.filter(({ figures }) => figures.length !== 2).map(({ place }) => place)).toEqual(
      [],
    );
    const wordless = drawn.filter(({ figures }) =>
      figures.some(({ alt }) => !/\S.*\.$/u.test(alt)),
    );
    expect(wordless.map(({ place }) => place)).toEqual([]);
    const ids = drawn.flatMap(({ figures }) => figures.map(({ id }) => id));
    expect(new Set(ids).size).toBe(chapters.length * 2);
    const alts = drawn.flatMap(({ figures }) => figures.map(({ alt }) => alt));
    expect(new Set(alts).size).toBe(alts.length);
  });

  it('give every chapter an exercise', () => {
    const without = perLocale.filter(
      ({ text }) => !elementsOf(text.body).some(({ name }) => name === 'exercise'),
    );
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it('name every exercise, each differently', () => {
    for (const locale of ['fr', 'en']) {
      const titles = perLocale
        .filter((each) => each.locale === locale)
        .flatMap(({ text }) =>
          elementsOf(text.body).flatMap((one) => (one.name === 'exercise' ? [one.title] : [])),
        );
      expect(titles).not.toContain('');
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('have 400 to 900 words a chapter, no harder than grade 8', () => {
    const strayed = perLocale.filter(
      ({ text }) => text.wordCount < 400 || text.wordCount > 900 || text.readingEase < 60,
    );
    expect(strayed.map(({ locale, id }) => `${id}.${locale}`)).toEqual([]);
  });

  it('never raise their voice', () => {
    const loud = perLocale.filter(({ text }) =>
      blocksOf(text.body).some((block) => /!/u.test(block)),
    );
    expect(loud.map(({ locale, id }) => `${id}.${locale}`)).toEqual([]);
  });

  it('have no French space before ; ! ?, and none that a line could break at before : %', () => {
    const loose = perLocale
      .filter(({ locale }) => locale === 'fr')
      .flatMap(({ text }) => [text.title, text.summary, ...blocksOf(text.body)])
      .filter((block) => /\s[?!;]|[^\u00a0][%»]|«[^\u00a0]|[^\u00a0\d]:/u.test(block));
    expect(loose).toEqual([]);
  });
});

describe('the figures of the rules', () => {
  it('are written as variables, so that a text cannot part from its rule', async () => {
    const found: string[] = [];
    for (const entry of await readdir(join(contentFolder, 'course'), { recursive: true })) {
      const locale = locales.find((each) => entry.endsWith(`.${each}.md`));
      if (locale === undefined) continue;
      const text = await readFile(join(contentFolder, 'course', entry), 'utf8');
      const match = handWritten[locale].exec(text.replaceAll('\u00a0', ' '));
      if (match !== null) found.push(`${entry}: ${match[0]}`);
    }
    expect(found).toEqual([]);
  });
});

describe('the sources', () => {
  it('are all cited, and numbered in the order in which they appear', () => {
    for (const locale of locales) {
      const cited = chapters.flatMap(({ text }) =>
        elementsOf(text[locale].body).flatMap((element) =>
          element.name === 'ref' ? [element.id] : [],
        ),
      );
      expect([...new Set(cited)]).toEqual(course.references.map(({ id }) => id));
    }
  });
});
