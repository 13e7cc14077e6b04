import { beforeAll, expect, it } from 'vitest';
import { contentFolder } from '../../index.ts';
import { readContent } from '../../read-content.ts';
import type { SiteContent } from '../setting-kind.ts';
import { consent, type ConsentSetting } from './consent.ts';

let files: SiteContent;
beforeAll(async () => {
  files = await readContent(contentFolder);
});

const edition = { version: '2.0', publishedOn: '2026-03-01' };
const setting: ConsentSetting & { edition: typeof edition } = {
  change: 'important',
  title: { fr: 'Votre accord', en: 'Your consent' },
  summary: { fr: 'Ce que vous acceptez.', en: 'What you accept.' },
  text: {
    fr: 'Lisez la page [Confidentialité](/confidentialite).\n\n## Vos droits\n\n- Quitter\n- Lire',
    en: 'Read the page [Privacy](/confidentialite).\n\n## Your rights\n\n- Leave\n- Read',
  },
  edition,
};
const ofFile = (): ConsentSetting => {
  const { fr, en } = files.pages.consent.source;
  const both = (part: keyof typeof fr) => ({ fr: fr[part], en: en[part] });
  return {
    change: 'important',
    title: both('title'),
    summary: both('summary'),
    text: both('text'),
  };
};
const faultsOf = (given: object) =>
  (consent.editedSchema.safeParse(given).error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    issue.code === 'custom' ? issue.params?.['code'] : issue.code,
  ]);

it('is the page of the consent, with its version, in both languages', () => {
  const laid = consent.lay(setting, files).pages;
  expect(laid.consent).toMatchObject(edition);
  expect(laid.pages.get('consent')?.text.en).toMatchObject({ title: 'Your consent' });
  expect(JSON.stringify(laid.pages.get('consent')?.text.fr.body)).toContain('Vos droits');
  expect(laid.pages.get('faq')).toBe(files.pages.pages.get('faq'));
});

it('reads the text of the files back as it is', () => {
  expect(faultsOf(ofFile())).toEqual([]);
  const laid = consent.lay({ ...ofFile(), edition }, files).pages;
  const body = (pages: SiteContent['pages']) => pages.pages.get('consent')?.text.fr.body;
  expect(body(laid)).toEqual(body(files.pages));
});

const withFrench = (fr: string) => ({ ...setting, text: { ...setting.text, fr } });
const both = (text: string) => ({ ...setting, text: { fr: text, en: text } });

it.each([
  ['the setting itself', setting, []],
  ['no version yet', { ...setting, edition: undefined }, []],
  ['half a title', { ...setting, title: { fr: 'x', en: '' } }, [['title.en', 'too_small']]],
  ['no text', withFrench(''), [['text.fr', 'too_small']]],
  [
    'a long title',
    { ...setting, title: { fr: 'x'.repeat(121), en: 'x' } },
    [['title.fr', 'too_big']],
  ],
  [
    'a script',
    both('[x](javascript:alert(1))'),
    [
      ['text.fr', 'badLink'],
      ['text.en', 'badLink'],
    ],
  ],
  [
    'a page that is not',
    both('[x](/nowhere)'),
    [
      ['text.fr', 'badLink'],
      ['text.en', 'badLink'],
    ],
  ],
  [
    'a plain http address',
    both('[x](http://example.test)'),
    [
      ['text.fr', 'badLink'],
      ['text.en', 'badLink'],
    ],
  ],
  [
    'a page for staff',
    both('[x](/admin)'),
    [
      ['text.fr', 'badLink'],
      ['text.en', 'badLink'],
    ],
  ],
  ['an https address', both('[x](https://example.test/)'), []],
  [
    'a large heading',
    both('# Title'),
    [
      ['text.fr', 'badText'],
      ['text.en', 'badText'],
    ],
  ],
  [
    'a picture',
    both('![x](https://example.test/x.png)'),
    [
      ['text.fr', 'badText'],
      ['text.en', 'badText'],
    ],
  ],
  [
    'an unknown tag',
    both('{% quiz id="x" %}{% /quiz %}'),
    [
      ['text.fr', 'hiddenWords'],
      ['text.en', 'hiddenWords'],
    ],
  ],
  ['a box', both('{% caution %}\nx\n{% /caution %}'), []],
  ['the crisis lines', both('{% crisis %}911{% /crisis %}'), []],
  ['raw HTML', withFrench('<script>x</script> Lisez'), [['text.fr', 'badText']]],
  ['a link by its number', withFrench('[Lisez][1]'), [['text.fr', 'badLink']]],
  ['no word', withFrench('&nbsp;'), [['text.fr', 'badText']]],
  ['a tag that never ends', withFrench('Lisez {% x'), [['text.fr', 'hiddenWords']]],
  ['a condition', withFrench('{% if false %}Lisez{% /if %}'), [['text.fr', 'hiddenWords']]],
  ['an id', withFrench('Lisez {% #droits %}'), [['text.fr', 'hiddenWords']]],
  ['a hidden comment', withFrench('<!-- x --> Lisez'), [['text.fr', 'hiddenWords']]],
  [
    'a tag in a title',
    { ...setting, title: { fr: 'A {% x', en: 'A' } },
    [['title.fr', 'hiddenWords']],
  ],
  [
    'a tag in a summary',
    { ...setting, summary: { fr: 'A', en: '{% x %}' } },
    [['summary.en', 'hiddenWords']],
  ],
  ['a paragraph less', withFrench('Lisez.'), [['text.en', 'languagesDiffer']]],
])('is checked: %s', (_, given, expected) => {
  expect(faultsOf(given)).toEqual(expected);
});
