import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages as english } from '../../locales/en/messages.po';
import { messages as french } from '../../locales/fr/messages.po';
import { EstablishmentContacts } from './establishment-contacts.tsx';
import { ContactToCall } from './contact-to-call.tsx';
import { ContactToTell } from './contact-to-tell.tsx';

const { shown } = vi.hoisted(() => ({ shown: { data: undefined as object | undefined } }));
vi.mock('../../trpc.ts', () => ({
  trpc: {
    programme: {
      getContacts: { useQuery: () => ({ ...shown, error: null, isFetching: false }) },
    },
  },
}));
afterEach(cleanup);

const nothing = { detail: null, hours: null, address: null, phone: null, email: null, url: null };
const nurse = {
  ...nothing,
  code: 'nurse',
  name: 'Nurse',
  phone: { display: '514 555-0142', tel: '5145550142' },
};
const desk = {
  ...nothing,
  code: 'desk',
  name: 'Desk',
  phone: { display: '514 555-0187', tel: '5145550187' },
};
const letterBox = { ...nothing, code: 'box', name: 'Box', email: 'box@example.test' };
const establishment = { name: 'Clinique' };

type Contacts = readonly (typeof nurse | typeof letterBox)[];
type State = [string, data: object | undefined, contacts: Contacts, ofSite: Contacts];
/** Each establishment with each contact, beside each contact of the site. */
const STATES: State[] = [
  ['before the answer', undefined, [], []],
  ...[
    { who: 'a guest', place: null, own: [] },
    { who: 'nobody in the establishment', place: establishment, own: [] },
    { who: 'an establishment without a telephone', place: establishment, own: [letterBox] },
    { who: 'an establishment with a telephone', place: establishment, own: [nurse] },
    { who: 'two contacts of an establishment', place: establishment, own: [letterBox, nurse] },
  ].flatMap(({ who, place, own }) =>
    [
      { what: 'no contact of the site', ofSite: [] },
      {
        what: 'a site without a telephone',
        ofSite: [{ ...letterBox, email: 'site@example.test' }],
      },
      { what: 'a telephone of the site', ofSite: [desk] },
    ].map(({ what, ofSite }): State => {
      const data = { establishment: place, contacts: own, siteContacts: ofSite };
      return [`${who}, ${what}`, data, own, ofSite];
    }),
  ),
];
const linkOf = ({ phone, email }: Contacts[number]) =>
  phone === null ? `mailto:${email}` : `tel:${phone.tel}`;
const phonesOf = (contacts: Contacts) =>
  contacts.map(linkOf).filter((href) => href.startsWith('tel:'));

describe.each(['fr', 'en'] as const)('%s', (locale) => {
  const draw = (part: React.ReactNode) => {
    act(() => i18n.loadAndActivate({ locale, messages: locale === 'fr' ? french : english }));
    const { container } = render(<I18nProvider i18n={i18n}>{part}</I18nProvider>);
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    return { text: container.textContent, links };
  };

  it.each(STATES)('%s: a message gives the telephone that exists, or the page', (...state) => {
    const [, data, contacts, ofSite] = state;
    shown.data = data;
    const { text, links } = draw(<ContactToCall />);
    const [first] = [...phonesOf(contacts), ...phonesOf(ofSite)];
    expect(links.filter((href) => href?.startsWith('tel:'))).toEqual(first ? [first] : []);
    expect(text).not.toMatch(/dans votre invitation|in your invitation/u);
    expect(links.length).toBeGreaterThan(0);
  });

  it.each(STATES)(
    '%s: a fault of an account names a contact of the site, or the team',
    (...state) => {
      const [, data, , ofSite] = state;
      shown.data = data;
      const { text, links } = draw(<ContactToTell />);
      expect(links).toEqual(ofSite.map(linkOf));
      expect(/équipe de votre établissement|team at your establishment/u.test(text)).toBe(
        ofSite.length === 0,
      );
    },
  );

  it('a fault of an account gives the site’s email before its telephone', () => {
    shown.data = { siteContacts: [{ ...desk, email: 'desk@example.test' }] };
    expect(draw(<ContactToTell />).links).toEqual(['mailto:desk@example.test']);
  });

  // Before this text, the page says « Quand vous êtes dans votre compte, le bas de cette page dit à
  // qui vous adresser ».
  it.each(STATES)('%s: the bottom of the page says whom to turn to in an account', (...state) => {
    const [, data, contacts, ofSite] = state;
    shown.data = data;
    const { text, links } = draw(<EstablishmentContacts />);
    expect(links).toEqual([...contacts, ...ofSite].map(linkOf));
    expect(text).not.toMatch(/invitation/u);
    const isAtPlace = JSON.stringify(data)?.includes(establishment.name) ?? false;
    const namesTeam = /adressez-vous à son équipe|speak to its team/u.test(text);
    expect(namesTeam).toBe(isAtPlace && links.length === 0);
    const follows = /personnes qui suivent|people who follow/u.test(text);
    expect(follows).toBe(isAtPlace && contacts.length === 0 && ofSite.length > 0);
  });
});

/**
 * Allowed texts that point to another place, each with the reason why the place is always there.
 */
const KNOWN: readonly [text: RegExp, why: string][] = [
  [
    /^Pour vous inscrire, ouvrez de nouveau le lien de votre invitation/u,
    'asks for the link itself',
  ],
  [/L’aide est indiquée en haut de cette page\.$/u, 'the crisis panel is drawn above these words'],
  [/^To register, open the full link in your invitation again/u, 'asks for the link itself'],
  [/top of this page/u, 'the crisis panel is drawn above these words'],
];
const POINTING =
  /(?:dans|de) votre invitation|(?:haut|bas) de cette page|au numéro|(?:in|of) your invitation|(?:top|bottom) of this page|at the number/u;

it('no other text says that something stands in an invitation, on a page or at a number', () => {
  const texts = [french, english].flatMap((each) => Object.values(each).flat(3));
  const pointing = texts.filter(
    (text): text is string => typeof text === 'string' && POINTING.test(text),
  );
  expect(pointing.filter((text) => !KNOWN.some(([known]) => known.test(text)))).toEqual([]);
  expect(KNOWN.filter(([known]) => !pointing.some((text) => known.test(text)))).toEqual([]);
});
