import { nightFields } from '@aube/dictionary';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentFolder } from '../content-folder.ts';
import { blocksOf } from '../course/chapter-blocks.ts';
import type { SampleFiles } from '../course/sample-course.ts';
import { writeFiles } from '../course/sample-course.ts';
import { ContentFaultsError } from '../read-json-file.ts';
import { loadPages } from './load-pages.ts';
import { PAGE_IDS } from './page.ts';
import { locales } from '../locale.ts';

const lengths = { S0: { questions: 52, minutes: 10 } };
const page = (text: string): string =>
  ['---', 'title: Notre page', 'summary: En une ligne', '---', '', text, ''].join('\n');
const both = (name: string, text: string): SampleFiles => ({
  [`pages/${name}.fr.md`]: page(text),
  [`pages/${name}.en.md`]: page(text),
});

let root: string;
let site: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'aube-pages-'));
  site = await mkdtemp(join(tmpdir(), 'aube-pages-site-'));
  for (const part of ['pages', 'consent', 'contacts', 'partners', 'reminders']) {
    await cp(join(contentFolder, part), join(root, part), { recursive: true });
  }
});

afterEach(async () => {
  await Promise.all([root, site].map((folder) => rm(folder, { recursive: true })));
});

const faultsOf = async (files: SampleFiles): Promise<readonly string[]> => {
  await writeFiles(root, files);
  const error: unknown = await loadPages(root, undefined, lengths).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof ContentFaultsError
    ? error.faults.map((fault) => fault.replace(`${root}/`, ''))
    : [];
};

describe('our pages', () => {
  it('load with nothing to warn of: reading ease, the same paragraphs and figures', async () => {
    const { pages, warnings } = await loadPages(contentFolder, undefined, lengths);
    expect(warnings).toEqual([]);
    expect([...pages.keys()]).toEqual(PAGE_IDS);
  });

  it('name each optional field of a night where they say what is collected', async () => {
    const { pages } = await loadPages(contentFolder, undefined, lengths);
    const optional = Object.values(nightFields).filter(({ isRequired }) => !isRequired);
    expect(optional).not.toEqual([]);
    for (const locale of locales) {
      const written = blocksOf(pages.get('privacy')!.text[locale].body).join('\n');
      const missing = optional.filter(({ label }) => !written.includes(label[locale]));
      expect(missing).toEqual([]);
    }
  });

  it('never raise their voice', async () => {
    const { pages } = await loadPages(contentFolder, undefined, lengths);
    const loud = [...pages.values()].filter(({ text }) =>
      locales.some((locale) => blocksOf(text[locale].body).some((line) => /!/u.test(line))),
    );
    expect(loud.map(({ id }) => id)).toEqual([]);
  });

  it('answer twenty questions or more', async () => {
    const { pages } = await loadPages(contentFolder, undefined, lengths);
    const body = pages.get('faq')?.text.fr.body ?? [];
    const questions = body.filter((node) => typeof node !== 'string' && node.name === 'h3');
    expect(questions.length).toBeGreaterThanOrEqual(20);
  });
});

describe('a fault stops the start and says where it is', () => {
  it.each<[string, SampleFiles, string]>([
    ['a language is missing', { 'pages/faq.en.md': null }, 'pages/faq.en.md is missing'],
    ['a tag is unknown', both('faq', '{% shout %}x{% /shout %}'), "Undefined tag: 'shout'"],
    [
      'an exercise stands where nobody has an account',
      both('faq', '{% exercise id="x" %}x{% /exercise %}'),
      "Undefined tag: 'exercise'",
    ],
    ['a table is drawn', both('faq', '| a |\n| - |\n| b |'), 'a page has no table'],
    ['a figure of the rules is unknown', both('faq', '{% $rules.nothing %}'), 'Undefined variable'],
    [
      'a published work does not tell its language',
      both('references', '- Topp CW (2015). The WHO-5 Well-Being Index.'),
      'references.fr.md:6: a published work needs a work tag',
    ],
    [
      'a published work is in a language that the site does not know',
      both('references', '- {% work lang="xx" %}Topp CW (2015). The WHO-5.{% /work %}'),
      "Attribute 'lang' must match one of",
    ],
    ['a link leads nowhere', both('faq', '[x](/nowhere)'), 'faq.fr.md:6: the link /nowhere leads'],
    ['a link leads into a chapter', both('faq', '[x](chapter:staying-safe)'), 'leads nowhere'],
    [
      'a heading has another id in the other language',
      {
        'pages/staff-guide.fr.md': page('## Un {% #un %}\n\nx'),
        'pages/staff-guide.en.md': page('## One {% #one %}\n\nx'),
      },
      'pages/staff-guide: the tags differ: heading un in French, heading one in English',
    ],
    [
      'a tag stands in one language only',
      { 'pages/faq.en.md': page('{% advice %}\nx\n{% /advice %}') },
      'pages/faq: the tags differ',
    ],
  ])('when %s', async (_, files, fault) => {
    expect(await faultsOf(files)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
  });

  it('lists every fault at once', async () => {
    const faults = await faultsOf({ 'pages/faq.en.md': null, 'pages/about.fr.md': null });
    expect(faults).toEqual(['pages/about.fr.md is missing', 'pages/faq.en.md is missing']);
  });
});

describe('CONTENT_DIR', () => {
  it('reads a text of Windows with typographic quotes as any other text', async () => {
    const text = 'Lisez « ceci », “cela” et l’autre.\n\n## Vos droits\n\n- Quitter\n- Lire';
    await writeFiles(site, both('consent', text));
    const plain = await loadPages(root, site, lengths);
    const ofWindows = (given: string) => `\ufeff${given.replaceAll('\n', '\r\n')}`;
    const edition = JSON.stringify({ version: '2.0', publishedOn: '2026-03-01' }, null, 1);
    await writeFiles(site, {
      'pages/consent.fr.md': ofWindows(page(text)),
      'pages/consent.en.md': ofWindows(page(text)),
      'consent/consent.json': ofWindows(edition),
    });
    const { pages, consent } = await loadPages(root, site, lengths);
    expect(plain.consent.source.fr.text).toBe(text);
    expect(consent).toEqual({ ...plain.consent, version: '2.0', publishedOn: '2026-03-01' });
    expect(pages.get('consent')).toEqual(plain.pages.get('consent'));
  });

  it('replaces a page in both languages, and leaves the rest', async () => {
    await writeFiles(site, both('resources', 'Notre équipe.'));
    const { pages, warnings } = await loadPages(root, site, lengths);
    expect(pages.get('resources')?.text.fr).toMatchObject({
      title: 'Notre page',
      body: [{ name: 'p', children: ['Notre équipe.'] }],
    });
    expect(pages.size).toBe(PAGE_IDS.length);
    expect(warnings).toEqual([]);
  });

  it('warns of a page replaced in one language, where the paragraphs part', async () => {
    await writeFiles(site, { 'pages/privacy.fr.md': page('Notre avis.') });
    const { warnings } = await loadPages(root, site, lengths);
    expect(warnings).toContainEqual(
      expect.stringMatching(/^pages\/privacy: the paragraphs differ/),
    );
  });

  it.each(['pages/ressources.fr.md', 'pages/resources.md', 'pages/resources.fr.md.bak'])(
    'warns of a file that replaces nothing: %s',
    async (path) => {
      await writeFiles(site, { [path]: page('x') });
      const { warnings } = await loadPages(root, site, lengths);
      expect(warnings).toEqual([`${join(site, path)} belongs to no page`]);
    },
  );
});
