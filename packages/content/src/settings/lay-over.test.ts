import { expect, it } from 'vitest';
import { contentFolder } from '../content-folder.ts';
import { readContent } from '../read-content.ts';
import { contactsOf, contactsSchema } from '../pages/contacts.ts';
import { layOver, type PublishedSetting } from './lay-over.ts';
import { settingRules } from './setting-kinds.ts';

const files = await readContent(contentFolder);
const nurse = {
  code: 'nurse',
  name: { fr: 'Infirmière : le matin', en: 'Nurse' },
  phone: { display: '514 555-0199', tel: '5145550199' },
};
const contacts = (establishmentId: number | null, content: unknown): PublishedSetting => ({
  kind: 'contacts',
  establishmentId,
  content,
});

function laid(...settings: PublishedSetting[]) {
  const faults: string[] = [];
  const { pages } = layOver(files, settings, (fault) => faults.push(fault));
  return { book: pages.contacts, faults };
}
const demo = { id: 7, referenceCode: 'DEMO-01' };

it('gives the contacts of the files to a place without contacts of its own', () => {
  const { book } = laid(contacts(8, [nurse]));
  expect(contactsOf(book, demo).map(({ code }) => code)).toEqual([
    'programme-nurse',
    'technical-help',
  ]);
});

const long = 'a'.repeat(400);
it.each([
  ['a long code', [{ ...nurse, code: long }]],
  ['a long name', [{ ...nurse, name: { fr: long, en: long } }]],
  ['long hours', [{ ...nurse, hours: { fr: long, en: long } }]],
  ['a long telephone', [{ ...nurse, phone: { display: long, tel: '5145550199' } }]],
  ['a long link', [{ ...nurse, url: `https://exemple.test/${long}` }]],
  ['thirteen contacts', Array.from({ length: 13 }, () => nurse)],
])('takes %s from a file, not from the console', (_, given) => {
  expect(contactsSchema.safeParse(given).success).toBe(true);
  expect(settingRules('contacts').editedSchema.safeParse(given).success).toBe(false);
});

it('gives what the console published before what the files say, with French spaces', () => {
  const { book } = laid(contacts(7, [nurse]));
  expect(contactsOf(book, demo)).toMatchObject([{ name: { fr: 'Infirmière\u00a0: le matin' } }]);
});

it('follows the establishment when its reference code changes', () => {
  const { book } = laid(contacts(7, [nurse]));
  expect(contactsOf(book, { id: 7, referenceCode: 'NEW-01' })).toHaveLength(1);
});

it('takes an empty list as said: the place has no contact', () => {
  expect(contactsOf(laid(contacts(7, [])).book, demo)).toEqual([]);
});

it('keeps the contacts of the site apart', () => {
  const { book } = laid(contacts(null, [nurse]));
  expect(book.ofSite).toHaveLength(1);
  expect(contactsOf(book, null)).toEqual([]);
});

it.each([
  ['an unknown kind', { kind: 'later', establishmentId: null, content: {} }],
  ['content that this release cannot read', contacts(7, [{ code: 'x' }])],
])('leaves the files and reports %s', (_, setting) => {
  const { book, faults } = laid(setting);
  expect(contactsOf(book, demo)).toHaveLength(2);
  expect(faults).toHaveLength(1);
});
