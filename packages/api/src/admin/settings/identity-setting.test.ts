import { cleanLogo, MOST_LOGO_CHARACTERS } from '@aube/content';
import { drawnLogo } from '@aube/content/testing';
import { testDatabase } from '@aube/db/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { accountWorld, refusalOf } from '../../account/testing/account-world.ts';
import { senderOf } from '../../notifications/record/sender.ts';
import { ROLE } from '../../people/rules/roles.ts';
import { LOGO_BOUNDS } from '../rules/logo-bounds.ts';

const world = await accountWorld(await testDatabase());
const { addPerson, doorOf, pages } = world;
const { admin } = await doorOf(await addPerson({ roles: [ROLE.administrator] }));
const guest = world.door().at();

const slot = { kind: 'identity', establishmentId: null } as const;
const none = { fr: '', en: '' };
const dark = drawnLogo([20, 40, 110]);
const light = drawnLogo([235, 235, 245]);
const logo = { code: '', name: { fr: 'CHU de l’Estrie', en: 'Estrie UHC' }, nightPicture: '' };
const empty = { name: none, signature: none, logos: [] as (typeof logo & { picture: string })[] };
const full = {
  name: { fr: 'Sommeil Estrie', en: 'Estrie Sleep' },
  signature: { fr: 'Votre équipe du sommeil', en: 'Your sleep team' },
  logos: [{ ...logo, picture: dark, nightPicture: light }],
};

async function save(form: typeof empty) {
  const { draft } = await admin.getSetting(slot);
  const { settingId = null, version = 0 } = draft ?? {};
  return admin.saveSettingDraft({ ...slot, settingId, version, form });
}
async function publish(form: typeof empty) {
  const { settingId, version } = await save(form);
  return admin.publishSetting({ ...slot, settingId, version });
}

afterEach(() => publish(empty));

it('shows what the files give as long as nothing is published, also beside a draft', async () => {
  const before = await guest.programme.getIdentity();
  expect(before).toMatchObject({ name: null, ownLogos: [], partners: [{}, {}] });
  await save(full);
  expect(await guest.programme.getIdentity()).toEqual(before);
  expect(senderOf(pages, 'fr')).toEqual({});
});

it('gives the name and the logos to everybody, in their language, and to emails', async () => {
  await publish(full);
  const { name, ownLogos, partners } = await guest.programme.getIdentity();
  expect(name).toBe('Sommeil Estrie');
  expect(ownLogos).toEqual(partners);
  expect(ownLogos).toEqual([
    {
      name: 'CHU de l’Estrie',
      logo: expect.stringMatching(/^\/logos\/[0-9a-f]{32}\.png$/),
      nightLogo: expect.stringMatching(/^\/logos\/[0-9a-f]{32}\.png$/),
      width: 96,
      height: 40,
    },
  ]);
  const png = pages.pictures[ownLogos[0]?.logo ?? ''] ?? '';
  expect(png).toBe(cleanLogo(dark));
  expect(senderOf(pages, 'en')).toEqual({
    name: 'Estrie Sleep',
    signature: 'Your sleep team',
    logos: [{ name: 'Estrie UHC', png: Buffer.from(png, 'base64') }],
  });
});

it('brings the look of the product back by an empty setting', async () => {
  const before = await guest.programme.getIdentity();
  await publish(full);
  await publish(empty);
  expect(await guest.programme.getIdentity()).toEqual(before);
});

describe('is not published', () => {
  const half = { fr: 'Sommeil', en: '' };
  const one = (given: object) => ({ logos: [{ ...logo, picture: dark, ...given }] });
  it.each([
    ['with half a name', { name: half }, ['name', 'en'], 'required'],
    ['with an address for a name', { name: { fr: 'a@b', en: 'a' } }, ['name', 'fr'], 'notASender'],
    ['with half a signature', { signature: half }, ['signature', 'en'], 'required'],
    [
      'with two logos of one name',
      {
        logos: [
          { ...logo, picture: dark },
          { ...logo, name: { fr: 'chu de  l’Estrie', en: 'Other' }, picture: dark },
        ],
      },
      ['logos', 1, 'name', 'fr'],
      'sameName',
    ],
    ['without a picture', one({ picture: '' }), ['logos', 0, 'picture'], 'required'],
    ['without words for a picture', one({ name: half }), ['logos', 0, 'name', 'en'], 'required'],
    ['with a pale logo', one({ picture: light }), ['logos', 0, 'picture'], 'paleByDay'],
    [
      'with a grey logo and none for the night',
      one({ picture: drawnLogo([130, 130, 130]) }),
      ['logos', 0, 'picture'],
      'paleOnPlate',
    ],
    [
      'with a dark logo for the night',
      one({ nightPicture: dark }),
      ['logos', 0, 'nightPicture'],
      'darkByNight',
    ],
  ])('%s', async (_, wrong, path, code) => {
    const { settingId, version, faults } = await save({ ...empty, ...wrong });
    expect(faults).toEqual([{ path, code }]);
    expect(await refusalOf(admin.publishSetting({ ...slot, settingId, version }))).toMatchObject({
      appCode: 'INVALID',
      issues: [{ path, code }],
    });
  });

  it('with a picture beyond the bounds that the editor draws in', () => {
    const { width, height, least, characters } = LOGO_BOUNDS;
    expect(characters).toBe(MOST_LOGO_CHARACTERS);
    const isTaken = (...size: [number, number]) =>
      cleanLogo(drawnLogo([20, 40, 110], ...size)) !== null;
    const sizes: [number, number][] = [
      [width, height],
      [width + 1, height],
      [width, height + 1],
      [least, least],
      [least - 1, least],
      [least, least - 1],
    ];
    expect(sizes.map((size) => isTaken(...size))).toEqual([true, false, false, true, false, false]);
  });

  it.each([
    ['an SVG', Buffer.from('<svg onload="alert(1)"/>').toString('base64')],
    ['a page', '<img src=x>'],
    ['an address', 'https://example.test/logo.png'],
    ['a logo that is too large', drawnLogo([20, 40, 110], 481)],
  ])('with %s as a picture, not even as a draft', async (_, picture) => {
    expect(await refusalOf(save({ ...empty, ...one({ picture }) }))).toMatchObject({
      appCode: 'INVALID',
      issues: [{ path: ['form', 'logos', 0, 'picture'], code: 'notALogo' }],
    });
  });
});

it('signs an invitation with the name, the words and the logo', async () => {
  await publish(full);
  await world.readMail();
  await admin.createInvitation({ email: 'guest@example.test' });
  const [mail] = await world.readMail();
  expect(mail).toMatchObject({ kind: 'invitation', to: 'guest@example.test' });
  expect(mail?.eml).toContain('From: Sommeil Estrie <no-reply@aube.example.test>');
  expect(mail?.eml).toContain('Votre équipe du sommeil');
  expect(mail?.eml).toContain('Content-ID: <logo-1>');
  expect(mail?.eml).toContain('alt="CHU de l’Estrie"');
});
