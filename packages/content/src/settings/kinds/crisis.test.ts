import { describe, expect, it } from 'vitest';
import { contentFolder } from '../../content-folder.ts';
import type { CrisisResource } from '../../crisis/crisis-resources.ts';
import { blocksOf } from '../../course/chapter-blocks.ts';
import type { ChapterText } from '../../course/course.ts';
import type { Locale } from '../../locale.ts';
import { readContent } from '../../read-content.ts';
import { layOver, type PublishedSetting } from '../lay-over.ts';
import type { SiteContent } from '../setting-kind.ts';

const files = await readContent(contentFolder);
const number = (display: string) => ({ display, tel: display.replaceAll(/\D/gu, '') });
const office: CrisisResource = {
  code: 'office',
  name: { fr: 'Bureau', en: 'Office' },
  hours: { fr: 'le matin', en: 'in the morning' },
  phone: number('514 555-0111'),
};
const own: CrisisResource = {
  code: 'own',
  name: { fr: 'Écoute du lac', en: 'Lake helpline' },
  detail: { fr: 'Sans frais', en: 'Free of charge' },
  isAlwaysOpen: true,
  phone: number('514 555-0155'),
  text: number('535353'),
  url: 'https://ecoute.example.test/aide',
};
const emergency = { ...office, code: '911', hours: undefined, phone: number('911') };

const lineSetting = (content: CrisisResource[]): PublishedSetting => ({
  kind: 'crisis',
  establishmentId: null,
  content,
});
const notAsked = { S0: ['gad-7'], S6: [], S12: [], S24: [] };
const lengths: PublishedSetting = {
  kind: 'instruments',
  establishmentId: null,
  content: { notAsked },
};
const refuse = (fault: string) => {
  throw new Error(fault);
};
const laid = (...settings: PublishedSetting[]) => layOver(files, settings, refuse);

const textsOf = ({ course, pages }: SiteContent, locale: Locale): [string, ChapterText][] => [
  ...course.modules.flatMap(({ chapters }) =>
    chapters.map(({ id, text }): [string, ChapterText] => [id, text[locale]]),
  ),
  ...[...pages.pages.values()].map(({ id, text }): [string, ChapterText] => [id, text[locale]]),
];
const wordsIn = (site: SiteContent, locale: Locale) =>
  textsOf(site, locale).map(([id, { body }]): [string, string] => [id, blocksOf(body).join('\n')]);

describe.each(['fr', 'en'] as const)('%s', (locale) => {
  const site = laid(lineSetting([office, own, emergency]));
  const naming = wordsIn(files, locale).filter(([, words]) => words.includes('9-8-8'));

  it('no text names another line than the published ones', () => {
    const kept = wordsIn(site, locale).filter(([, words]) =>
      /9-8-8|APPELLE|suicide\.ca/u.test(words),
    );
    expect(kept).toEqual([]);
    expect(naming.length).toBeGreaterThan(8);
  });

  it.each(naming.map(([id]) => [id]))('%s names the line that answers day and night', (id) => {
    const words = new Map(wordsIn(site, locale)).get(id);
    expect(words).toContain('514 555-0155');
  });

  it('a sentence says how to reach the line, and begins as the sentence of the file', () => {
    const words = new Map(wordsIn(site, locale));
    const said =
      locale === 'fr'
        ? 'ppelez le 514 555-0155 ou textez le 535353 (Écoute du lac), jour et nuit.'
        : 'all 514 555-0155 or text 535353 (Lake helpline), day or night.';
    expect(words.get('about')).toContain(`, ${locale === 'fr' ? 'a' : 'c'}${said}`);
    expect(words.get('staying-safe')).toContain(`. ${locale === 'fr' ? 'A' : 'C'}${said}`);
    expect(words.get('my-plan-and-help')).toContain(
      `${locale === 'fr' ? 'Vous a' : 'You c'}${said.replace(/\.$/u, '')}`,
    );
  });

  it('the page of resource persons lists every line but the emergency number', () => {
    const body = site.pages.pages.get('resources')?.text[locale].body ?? [];
    const [list] = body.flatMap((node) =>
      typeof node !== 'string' && node.name === 'crisis' ? [node] : [],
    );
    const [first, second] = blocksOf(list?.children ?? []);
    expect(blocksOf(list?.children ?? [])).toHaveLength(2);
    expect(first).toContain(locale === 'fr' ? 'le matin' : 'in the morning');
    expect(second).toMatch(/535353.*ecoute\.example\.test\.$/u);
    expect(JSON.stringify(list)).toContain('"href":"tel:5145550155"');
  });
});

it('is laid in any order with the lengths of questionnaires', () => {
  const lines = lineSetting([own]);
  expect(laid(lines, lengths)).toEqual(laid(lengths, lines));
});

it('leaves the texts of the files as they are, and follows a newer version', () => {
  const before = JSON.stringify(wordsIn(files, 'fr'));
  const newer = { ...own, phone: number('514 555-0166') };
  expect(laid(lineSetting([own]), lineSetting([newer]))).toEqual(laid(lineSetting([newer])));
  expect(JSON.stringify(wordsIn(files, 'fr'))).toBe(before);
});

it('gives the lines to the help panel, in the order of the site', () => {
  const { crisis } = laid(lineSetting([own, emergency])).questionnaires;
  expect(crisis.national.map(({ code }) => code)).toEqual(['own', '911']);
});

it('keeps the lines of the files when the published lines cannot be read', () => {
  const faults: string[] = [];
  const site = layOver(files, [lineSetting([])], (fault) => faults.push(fault));
  expect(site.questionnaires.crisis).toBe(files.questionnaires.crisis);
  expect(faults).toHaveLength(1);
});

it('stands in a published consent too, in any order', () => {
  const { fr, en } = files.pages.consent.source;
  const both = (part: keyof typeof fr) => ({ fr: fr[part], en: en[part] });
  const consent: PublishedSetting = {
    kind: 'consent',
    establishmentId: null,
    content: {
      change: 'important',
      title: both('title'),
      summary: both('summary'),
      text: both('text'),
      edition: { version: '2.0', publishedOn: '2026-01-05' },
    },
  };
  const lines = lineSetting([own]);
  for (const site of [laid(lines, consent), laid(consent, lines)]) {
    const words = new Map(wordsIn(site, 'en')).get('consent');
    expect(words).toContain('514 555-0155');
    expect(words).not.toContain('9-8-8');
  }
});
