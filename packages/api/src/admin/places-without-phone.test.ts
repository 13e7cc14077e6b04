import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { createWorld } from '../testing/world.ts';
import { placesWithoutPhone } from './places-without-phone.ts';

const { db, place } = await createWorld(await testDatabase());
const name = { fr: 'Infirmière', en: 'Nurse' };
const phone = { display: '514 555-0142', tel: '5145550142' };
const asked = (contacts: object) =>
  placesWithoutPhone({ db, pages: { contacts } } as Parameters<typeof placesWithoutPhone>[0]);

it.each([
  ['without contacts', {}, [place.name]],
  [
    'with an address alone',
    { byPlace: { [place.id]: [{ code: 'a', name, email: 'a@b.test' }] } },
    [place.name],
  ],
  [
    'with a telephone from the console',
    { byPlace: { [place.id]: [{ code: 'a', name, phone }] } },
    [],
  ],
  [
    'with a telephone from the files',
    { byCode: { [place.referenceCode]: [{ code: 'a', name, phone }] } },
    [],
  ],
  ['beside a telephone of the site', { ofSite: [{ code: 'a', name, phone }] }, []],
])('names an establishment %s', async (_, contacts, expected) => {
  expect(await asked(contacts)).toEqual(expected);
});
