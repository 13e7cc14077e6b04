import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messages as english } from '../../locales/en/messages.po';
import { messages as french } from '../../locales/fr/messages.po';
import { EstablishmentContacts } from './establishment-contacts.tsx';
import { WhomToCall } from './whom-to-call.tsx';
import { WhomToTell } from './whom-to-tell.tsx';

const { state } = vi.hoisted(() => ({ state: { data: undefined as object | undefined } }));
vi.mock('../../trpc.ts', () => ({
  trpc: {
    programme: {
      getContacts: { useQuery: () => ({ ...state, error: null, isFetching: false }) },
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

type State = [string, object | undefined, call: string | null, page: string[]];
const STATES: State[] = [
  ['before the answer', undefined, null, []],
  ['no contact anywhere', { establishment, contacts: [], siteContacts: [] }, null, []],
  [
    'an establishment without a telephone',
    { establishment, contacts: [letterBox], siteContacts: [] },
    null,
    ['mailto:box@example.test'],
  ],
  [
    'an establishment with a telephone',
    { establishment, contacts: [nurse], siteContacts: [] },
    'tel:5145550142',
    ['tel:5145550142'],
  ],
  [
    'a telephone of the site alone',
    { establishment, contacts: [], siteContacts: [desk] },
    'tel:5145550187',
    ['tel:5145550187'],
  ],
  [
    'both',
    { establishment, contacts: [nurse], siteContacts: [desk] },
    'tel:5145550142',
    ['tel:5145550142', 'tel:5145550187'],
  ],
  [
    'a guest',
    { establishment: null, contacts: [], siteContacts: [desk] },
    'tel:5145550187',
    ['tel:5145550187'],
  ],
];

describe.each(['fr', 'en'] as const)('%s', (locale) => {
  const draw = (part: React.ReactNode) => {
    act(() => i18n.loadAndActivate({ locale, messages: locale === 'fr' ? french : english }));
    const { container } = render(<I18nProvider i18n={i18n}>{part}</I18nProvider>);
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    return { text: container.textContent, links };
  };

  it.each(STATES)('%s: a message gives the telephone that exists, or the page', (_, data, call) => {
    state.data = data;
    const { text, links } = draw(<WhomToCall />);
    expect(links.filter((href) => href?.startsWith('tel:'))).toEqual(call ? [call] : []);
    expect(text).not.toMatch(/dans votre invitation|in your invitation/u);
    expect(links.length).toBeGreaterThan(0);
  });

  it.each(STATES)(
    '%s: a fault of an account names a contact of the site, or the team',
    (_, data) => {
      state.data = data;
      const { text, links } = draw(<WhomToTell />);
      const hasDesk = JSON.stringify(data)?.includes(desk.phone.tel) ?? false;
      expect(links).toEqual(hasDesk ? ['tel:5145550187'] : []);
      expect(/équipe de votre établissement|team at your establishment/u.test(text)).toBe(!hasDesk);
    },
  );

  it('a fault of an account gives the site’s email before its telephone', () => {
    state.data = { siteContacts: [{ ...desk, email: 'desk@example.test' }] };
    expect(draw(<WhomToTell />).links).toEqual(['mailto:desk@example.test']);
  });

  it.each(STATES)(
    '%s: the page shows each contact, and promises no other place',
    (_, data, __, page) => {
      state.data = data;
      const { text, links } = draw(<EstablishmentContacts />);
      expect(links).toEqual(page);
      expect(text).not.toMatch(/invitation/u);
      // Before this text, the page says « le bas de cette page dit à qui vous adresser ».
      const isAtPlace = JSON.stringify(data)?.includes(establishment.name) ?? false;
      const names = /adressez-vous à son équipe|speak to its team/u.test(text);
      expect(isAtPlace && page.length === 0 && !names).toBe(false);
      const follows = /personnes qui suivent|people who follow/u.test(text);
      expect(follows && page.length === 0).toBe(false);
    },
  );
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
