import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { contentFolder } from '../../content-folder.ts';
import { elementsOf, textOf } from '../../course/chapter-blocks.ts';
import { readContent } from '../../read-content.ts';
import { siteFolder } from '../../testing.ts';
import { layOver, type PublishedSetting } from '../lay-over.ts';
import type { SiteContent } from '../setting-kind.ts';
import { resources, type ResourceSetting } from './resources.ts';

const files = await readContent(contentFolder);
const setting: ResourceSetting = {
  text: {
    fr: '## Près de chez vous\n\n- **Écoute du lac : [514 555-0177](tel:5145550177).** Le soir.',
    en: '## Near you\n\n- **Lake helpline: [514 555-0177](tel:5145550177).** In the evening.',
  },
};
const published = (content: unknown): PublishedSetting => ({
  kind: 'resources',
  establishmentId: null,
  content,
});
const line = {
  code: 'own',
  name: { fr: 'Ligne du lac', en: 'Lake line' },
  isAlwaysOpen: true,
  phone: { display: '514 555-0155', tel: '5145550155' },
};
const lines: PublishedSetting = { kind: 'crisis', establishmentId: null, content: [line] };
const refuse = (fault: string) => {
  throw new Error(fault);
};
const laid = (...settings: PublishedSetting[]) => layOver(files, settings, refuse);
const bodyOf = ({ pages }: SiteContent, locale: 'fr' | 'en') =>
  pages.pages.get('resources')!.text[locale].body;
const numbersIn = (site: SiteContent, locale: 'fr' | 'en') =>
  elementsOf(bodyOf(site, locale)).flatMap((each) =>
    each.name === 'a' && each.href.startsWith('tel:') ? [each.href] : [],
  );
const faultsOf = (given: unknown) =>
  (resources.editedSchema.safeParse(given).error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    issue.code === 'custom' ? issue.params?.['code'] : issue.code,
  ]);

const withText = (fr: string, en = fr) => ({ text: { fr, en } });
const both = (code: string) => [
  ['text.fr', code],
  ['text.en', code],
];

describe('the text', () => {
  it.each<[string, unknown, unknown[]]>([
    ['the setting itself', setting, []],
    ['the text of the files', { text: files.pages.resources }, []],
    ['no English', withText('Texte.', ''), [['text.en', 'too_small']]],
    ['spaces for French', withText(' \n', 'Text.'), [['text.fr', 'too_small']]],
    ['10,000 characters', withText('x'.repeat(10_000)), []],
    ['one more', withText('x'.repeat(10_001)), both('too_big')],
    ['a paragraph less', withText('Un.\n\nDeux.', 'One.'), [['text.en', 'languagesDiffer']]],
    ['a page', withText('[x](https://example.test/aide)'), []],
    ['an email', withText('[x](mailto:aide@example.test)'), []],
    ['a short number', withText('[811](tel:811)'), []],
    ['a number with hyphens', withText('[x](tel:1-866-277-3553)'), []],
    ['a number that nobody can call', withText('[x](tel:12)'), both('badResourceLink')],
    [
      'an address that everybody can read',
      withText('[x](http://example.test)'),
      both('badResourceLink'),
    ],
    ['a script', withText('[x](javascript:alert(1))'), both('badResourceLink')],
    ['data', withText('[x](data:text/html,x)'), both('badResourceLink')],
    ['a page of the site', withText('[x](/faq)'), both('badResourceLink')],
    ['a page of the console', withText('[x](/admin)'), both('badResourceLink')],
    ['a large heading', withText('# Titre'), both('badText')],
    ['a picture', withText('![x](https://example.test/x.png)'), both('badText')],
    ['a comment alone', withText('<!-- x -->'), both('hiddenWords')],
    ['a space alone', withText('&nbsp;'), both('badText')],
    ['a link without words', withText('x [](tel:811)'), both('badText')],
    ['raw HTML', withText('<script>x</script>'), both('badText')],
    ['a raw address', withText('<javascript:x>'), both('badText')],
    ['an address given below', withText('[x][1]\n\n[1]: javascript:x'), both('badResourceLink')],
    ['a heading in a box', withText('{% caution %}\n## x\n{% /caution %}'), both('badText')],
    [
      'the same text twice',
      withText('Votre pharmacie répond aux questions.\n\nElle répond.'),
      [['text.en', 'sameText']],
    ],
    [
      'one sentence in French in the English text',
      withText(
        'Bonjour. Votre pharmacie répond le soir.',
        'Hello. Votre pharmacie répond le soir.',
      ),
      [['text.en', 'sameText']],
    ],
    [
      'the long name of an organisation',
      withText('- **Centre intégré de santé et de services sociaux du lac :** [811](tel:811)'),
      [],
    ],
    ['a name and an address', withText('CHU Sainte-Justine.\n\n3175, chemin de la Côte.'), []],
    ['a box', withText('{% caution %}\nx\n{% /caution %}'), []],
    ['crisis lines of its own', withText('{% crisis %}x{% /crisis %}'), both('hiddenWords')],
    ['the end of its place', withText('x\n\n{% /resources %}'), both('hiddenWords')],
    ['a place in its place', withText('{% resources %}\nx\n{% /resources %}'), both('hiddenWords')],
    ['a box without an end', withText('{% caution %}\nx'), both('badText')],
    ['a block of code without an end', withText('```\nx'), both('badText')],
  ])('is checked: %s', (_, given, expected) => {
    expect(faultsOf(given)).toEqual(expected);
  });
});

describe.each(['fr', 'en'] as const)('the page (%s)', (locale) => {
  const words = (site: SiteContent) => textOf(bodyOf(site, locale));

  it('is the one of the files when their own text is published', () => {
    const site = laid(published({ text: files.pages.resources }));
    expect(bodyOf(site, locale)).toEqual(bodyOf(files, locale));
  });

  it('has the published text in the place of 811, and the rest of the files around it', () => {
    const site = laid(published(setting));
    expect(words(site)).toContain(locale === 'fr' ? 'Près de chez vous' : 'Near you');
    expect(numbersIn(files, locale)).toEqual(['tel:911', 'tel:988', 'tel:18662773553', 'tel:811']);
    expect(numbersIn(site, locale)).toEqual([
      'tel:911',
      'tel:988',
      'tel:18662773553',
      'tel:5145550177',
    ]);
    const headings = elementsOf(bodyOf(site, locale)).filter(({ name }) => name === 'h2');
    expect(headings.map((each) => 'id' in each && each.id)).toEqual([
      'section-1',
      'section-2',
      'section-3',
      'section-4',
    ]);
  });

  it.each([
    ['text first', [published(setting), lines]],
    ['crisis lines first', [lines, published(setting)]],
  ])('has the published crisis lines too: %s', (_, settings) => {
    expect(numbersIn(laid(...settings), locale)).toEqual([
      'tel:911',
      'tel:5145550155',
      'tel:5145550177',
    ]);
  });

  it('keeps 911 and the crisis lines whatever a stored text holds', () => {
    for (const text of ['<!-- ', '{% /resources %}', '```', '{% crisis %}', '{% caution %}']) {
      const site = laid(published(withText(text)));
      expect(numbersIn(site, locale)).toEqual(['tel:911', 'tel:988', 'tel:18662773553']);
      expect(words(site)).toContain(locale === 'fr' ? 'sommeil au volant' : 'sleepy at the wheel');
    }
  });
});

it('stands at the end of a page of a site that names no place for it', async () => {
  const head = '---\ntitle: T\nsummary: S\n---\n\n';
  const page = `${head}[911](tel:911)\n\nS0: {% $questionnaires.S0.minutes %} minutes\n`;
  const own = await readContent(
    contentFolder,
    await siteFolder({ 'pages/resources.fr.md': page, 'pages/resources.en.md': page }),
  );
  expect(own.pages.resources).toEqual({ fr: '', en: '' });
  const asked = { notAsked: { S0: ['gad-7'], S6: [], S12: [], S24: [] } };
  const lengths = { kind: 'instruments', establishmentId: null, content: asked };
  for (const settings of [
    [published(setting), lengths],
    [lengths, published(setting)],
  ]) {
    const site = layOver(own, settings, refuse);
    expect(numbersIn(site, 'en')).toEqual(['tel:911', 'tel:5145550177']);
    const { minutes } = site.questionnaires.questionnaires.get('S0')!.length;
    expect(textOf(bodyOf(site, 'en'))).toContain(`${minutes}\u00a0minutes`);
  }
});

const tag = (words: string) => `{% resources %}\n${words}\n{% /resources %}`;

it('a site may name a line that the page of the product holds', async () => {
  const read = await readFile(`${contentFolder}/crisis/resources.json`, 'utf8');
  const lines = JSON.parse(read) as { national: object[] };
  lines.national.push({
    code: 'infoSocial',
    name: { fr: 'Info-Social', en: 'Info-Social' },
    detail: { fr: 'Au Québec, option 2', en: 'In Québec, option 2' },
    isAlwaysOpen: true,
    phone: { display: '811', tel: '811' },
  });
  const site = await siteFolder({ 'crisis/resources.json': lines });
  const { questionnaires } = await readContent(contentFolder, site);
  expect(questionnaires.crisis.national.map(({ code }) => code)).toContain('infoSocial');
});

it.each([
  ['crisis lines', tag('{% crisis %}Aide{% /crisis %}'), 'holds no crisis line'],
  ['911', tag('[Aide](tel:911)'), 'holds no crisis line'],
  ['9-8-8', tag('Le 9-8-8 répond.'), 'holds no crisis line'],
  ['a line of the file', tag('[Aide](tel:1-866-277-3553)'), 'holds the crisis line'],
  ['the same line without its 1', tag('[Aide](tel:866-277-3553)'), 'holds the crisis line'],
  ['two places', `${tag('x')}\n\n${tag('x')}`, 'stands once'],
  ['a place in a box', `{% caution %}\n${tag('x')}\n{% /caution %}`, 'stands once'],
  ['crisis lines below', `${tag('x')}\n\n{% crisis %}x{% /crisis %}`, 'stands once'],
])('a file of a site is refused with %s', async (_, text, says) => {
  const page = `---\ntitle: T\nsummary: S\n---\n\n${text}\n`;
  const site = await siteFolder({ 'pages/resources.fr.md': page, 'pages/resources.en.md': page });
  await expect(readContent(contentFolder, site)).rejects.toThrow(says);
});
