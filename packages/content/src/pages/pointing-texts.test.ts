import { describe, expect, it } from 'vitest';
import texts from '../../texts/notifications.json' with { type: 'json' };
import { contentFolder } from '../content-folder.ts';
import { blocksOf, elementsOf, textOf } from '../course/chapter-blocks.ts';
import type { CourseNode } from '../course/course.ts';
import { locales, type Locale } from '../locale.ts';
import { readContent } from '../read-content.ts';
import { layOver, type PublishedSetting } from '../settings/lay-over.ts';
import type { SiteContent } from '../settings/setting-kind.ts';

const files = await readContent(contentFolder);

const bodiesOf = ({ course, pages }: SiteContent, locale: Locale): CourseNode[][] =>
  [...course.modules.flatMap(({ chapters }) => chapters), ...pages.pages.values()].map(
    ({ text }) => text[locale].body,
  );

const POINTING =
  /(?:dans|de) votre invitation|(?:haut|bas) de cette page|au numéro|(?:in|of) your invitation|(?:top|bottom) of this page|at the number/u;

/** Accepted texts. `why`: the named place is always on the page, or near the text. */
const KNOWN: readonly [text: RegExp, why: string][] = [
  [
    /^Les personnes-ressources de votre établissement peuvent/u,
    'contacts are drawn below the page, or a sentence that names whom to turn to',
  ],
  [
    /^The resource persons of your establishment can/u,
    'contacts are drawn below the page, or a sentence that names whom to turn to',
  ],
];

it('no page or chapter says that something stands in an invitation, on a page or at a number', () => {
  const pointing = locales
    .flatMap((locale) => bodiesOf(files, locale).flatMap(blocksOf))
    .filter((block) => POINTING.test(block));
  expect(pointing.filter((block) => !KNOWN.some(([known]) => known.test(block)))).toEqual([]);
  expect(KNOWN.filter(([known]) => !pointing.some((block) => known.test(block)))).toEqual([]);
});

type Claim = 'numbers' | 'people';

/** Texts of links to the page of resource persons, each with its claim about that page. */
const CLAIMS: readonly [words: RegExp, claim: Claim][] = [
  [/dit qui appeler|indique où appeler|utilisez les ressources d’aide/u, 'numbers'],
  [/says whom to call|shows where to call|use the help resources/u, 'numbers'],
  [
    /dit à qui vous adresser|parlez-en (?:à|aux) |pour joindre une personne|vous dirige vers/iu,
    'people',
  ],
  [/peut regarder la situation|vous diront comment|dites-le|adressez-vous aux/u, 'people'],
  [/says whom to turn to|(?:speak|talk) to|talk about it with|to reach someone/iu, 'people'],
  [/^(?:la page des personnes-ressources|the page of resource persons);$/u, 'people'],
  [/points you to|can look at the situation|will tell you how|tell the|turn to the/u, 'people'],
];

const NAME = /ressource|resource/iu;
const PATH = '/personnes-ressources';

function sentencesAboutPage(site: SiteContent, locale: Locale): string[] {
  const blocks = bodiesOf(site, locale)
    .flatMap(elementsOf)
    .flatMap((each) => ('children' in each ? [each.children] : []))
    .filter((children) =>
      children.some((node) => typeof node !== 'string' && node.name === 'a' && node.href === PATH),
    );
  const notices = Object.values(texts).filter((each) => each[locale].link === PATH);
  return [...blocks.map(textOf), ...notices.map((each) => each[locale].text)]
    .flatMap((text) => text.split(/(?<=\.)\s/u))
    .filter((sentence) => NAME.test(sentence));
}

const line = {
  code: 'own',
  name: { fr: 'Ligne du lac', en: 'Lake line' },
  isAlwaysOpen: true,
  text: { display: '535353', tel: '535353' },
};
const ofSite = (kind: string, content: unknown): PublishedSetting => ({
  kind,
  establishmentId: null,
  content,
});
const contact = { code: 'desk', name: { fr: 'Accueil', en: 'Desk' }, email: 'd@example.test' };
const contactsOfPlace = (establishmentId: number, content: unknown): PublishedSetting => ({
  kind: 'contacts',
  establishmentId,
  content,
});
/** Settings that change the page of resource persons. Null: the site has no such setting. */
const CHANGES: readonly [words: string, settings: PublishedSetting | null][][] = [
  [
    ['the text of the files', null],
    ['a text without a number', ofSite('resources', { text: { fr: 'Rien.', en: 'Nothing.' } })],
  ],
  [
    ['the crisis lines of the files', null],
    ['one crisis line for text messages', ofSite('crisis', [line])],
  ],
  [
    ['no contact of the site', null],
    ['a contact of the site', ofSite('contacts', [contact])],
    ['an empty list of the site', ofSite('contacts', [])],
  ],
  [
    ['no contact of the establishment', null],
    ['a contact of the establishment', contactsOfPlace(1, [contact])],
    ['an empty list of the establishment', contactsOfPlace(1, [])],
  ],
];
const STATES = CHANGES.reduce<[string, PublishedSetting[]][]>(
  (states, changes) =>
    states.flatMap(([words, settings]) =>
      changes.map(([more, setting]): [string, PublishedSetting[]] => [
        `${words}${words && ', '}${more}`,
        setting ? [...settings, setting] : settings,
      ]),
    ),
  [['', []]],
);
const refuse = (fault: string) => {
  throw new Error(fault);
};

/**
 * Words about the bottom of the page. `pointing-words.test.tsx` of the web draws this bottom in each
 * state of the contacts.
 */
const BOTTOM =
  /Quand vous êtes dans votre compte, le bas de cette page dit à qui vous adresser|When you are in your account, the bottom of this page says whom to turn to/u;

function isTrue(claim: Claim, body: readonly CourseNode[]): boolean {
  const isReplaced = (node: CourseNode) => typeof node !== 'string' && node.name === 'resources';
  if (claim === 'people') return BOTTOM.test(textOf(body.filter((node) => !isReplaced(node))));
  const elements = elementsOf(body);
  const lines = elements.find(({ name }) => name === 'crisis');
  return (
    elements.some((each) => each.name === 'a' && each.href === 'tel:911') &&
    lines !== undefined &&
    'children' in lines &&
    /\d{3}|9-8-8/u.test(textOf(lines.children))
  );
}

describe.each(STATES)('with %s', (_, settings) => {
  const site = layOver(files, settings, refuse);

  it.each(locales)('what texts say of the page of resource persons is there (%s)', (locale) => {
    const body = site.pages.pages.get('resources')!.text[locale].body;
    const said = sentencesAboutPage(site, locale);
    expect(said.length).toBeGreaterThan(15);
    const untrue = said.filter((sentence) => {
      const found = CLAIMS.find(([words]) => words.test(sentence));
      return !found || !isTrue(found[1], body);
    });
    expect(untrue).toEqual([]);
  });
});

it('each claim is one of a text', () => {
  const said = locales.flatMap((locale) => sentencesAboutPage(files, locale));
  expect(CLAIMS.filter(([words]) => !said.some((each) => words.test(each)))).toEqual([]);
});
