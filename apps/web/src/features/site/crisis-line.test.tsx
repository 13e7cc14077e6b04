import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messages as english } from '../../locales/en/messages.po';
import { messages as french } from '../../locales/fr/messages.po';
import { CrisisSentence, FilmHelp } from './crisis-line.tsx';

const { state } = vi.hoisted(() => ({ state: { data: undefined as object | undefined } }));
vi.mock('../../trpc.ts', () => ({
  trpc: { questionnaires: { getCrisisResources: { useQuery: () => state } } },
}));
afterEach(cleanup);

function draw(part: React.ReactNode, locale: 'fr' | 'en') {
  act(() => i18n.loadAndActivate({ locale, messages: locale === 'fr' ? french : english }));
  const { container } = render(<I18nProvider i18n={i18n}>{part}</I18nProvider>);
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  return { text: container.textContent, links };
}
const phone = { display: '514 555-0155', tel: '5145550155' };
const text = { display: '535353', tel: '535353' };
const line = { name: 'Écoute', phone, text: phone, isAlwaysOpen: true };

it.each<[string, object | undefined, fr: string, en: string, links: string[]]>([
  [
    'before the answer',
    undefined,
    'appelez ou textez le 9-8-8, jour et nuit',
    'call or text 9-8-8, day or night',
    ['tel:988'],
  ],
  [
    'no line with a number',
    { mainLine: null },
    'appelez ou textez le 9-8-8, jour et nuit',
    'call or text 9-8-8, day or night',
    ['tel:988'],
  ],
  [
    'one number',
    { mainLine: line },
    'appelez ou textez le 514 555-0155, jour et nuit',
    'call or text 514 555-0155, day or night',
    ['tel:5145550155'],
  ],
  [
    'two numbers',
    { mainLine: { ...line, text } },
    'appelez le 514 555-0155 ou textez le 535353, jour et nuit',
    'call 514 555-0155 or text 535353, day or night',
    ['tel:5145550155', 'sms:535353'],
  ],
  [
    'a telephone alone',
    { mainLine: { ...line, text: null } },
    'appelez le 514 555-0155, jour et nuit',
    'call 514 555-0155, day or night',
    ['tel:5145550155'],
  ],
  [
    'a text number alone',
    { mainLine: { ...line, phone: null, text } },
    'textez le 535353, jour et nuit',
    'text 535353, day or night',
    ['sms:535353'],
  ],
  [
    'a line with hours',
    { mainLine: { ...line, isAlwaysOpen: false } },
    'appelez ou textez le 514 555-0155',
    'call or text 514 555-0155',
    ['tel:5145550155'],
  ],
])('%s: the sentence gives a number that can be pressed', (_, data, fr, en, links) => {
  state.data = data;
  expect(draw(<CrisisSentence />, 'fr')).toEqual({
    text: `Si vous pensez au suicide, ${fr}.`,
    links,
  });
  cleanup();
  expect(draw(<CrisisSentence />, 'en')).toEqual({
    text: `If you are thinking about suicide, ${en}.`,
    links,
  });
});

it.each([
  [undefined, ''],
  [{ mainLine: line, isOfSite: false }, ''],
  [{ mainLine: line, isOfSite: true }, '514 555-0155'],
])('below a film stands the line of the site alone', (data, said) => {
  state.data = data;
  const shown = draw(<FilmHelp />, 'fr').text;
  expect(said === '' ? shown === '' : shown.includes(said)).toBe(true);
});
