import { auditLog } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accountWorld, refusalOf } from '../../account/testing/account-world.ts';
import { ROLE } from '../../people/rules/roles.ts';
import { auditTrail } from '../../testing/audit-trail.ts';

const world = await accountWorld(await testDatabase());
const { addPerson, doorOf } = world;
const { admin } = await doorOf(await addPerson({ roles: [ROLE.administrator] }));
const guest = world.door().at();
const participant = (await doorOf(await addPerson({ roles: [ROLE.participant] }))).at();

const slot = { kind: 'resources', establishmentId: null } as const;
const lake = {
  fr: '## Au lac\n\n- **Écoute : [514 555-0177](tel:5145550177).** Le soir.',
  en: '## At the lake\n\n- **Helpline: [514 555-0177](tel:5145550177).** In the evening.',
};
const sea = {
  fr: '## À la mer\n\n- **Écoute : [514 555-0188](tel:5145550188).** Le soir.',
  en: '## At the sea\n\n- **Helpline: [514 555-0188](tel:5145550188).** In the evening.',
};

async function read() {
  const found = await admin.getSetting(slot);
  if (found.kind !== 'resources') throw new Error('the setting of another kind');
  return found;
}
async function save(text: typeof lake) {
  const { draft } = await read();
  const { settingId = null, version = 0 } = draft ?? {};
  return admin.saveSettingDraft({ ...slot, settingId, version, form: { text } });
}
async function publish(text: typeof lake) {
  const { settingId, version } = await save(text);
  await admin.publishSetting({ ...slot, settingId, version });
}
const page = () => participant.programme.getPage({ id: 'resources' });
const wordsOf = async () => JSON.stringify((await page()).body);

it('begins with the text of the files; nobody reads a draft but in its preview', async () => {
  const { form, draft, versions } = await read();
  expect(form.text.fr).toMatch(/^## Une question de santé, sans urgence\n[^]*\(tel:811\)/u);
  expect(draft).toBeNull();
  expect(versions).toMatchObject([{ number: 0, isInForce: true }]);
  const before = await page();
  await save(lake);
  expect(await page()).toEqual(before);
  const { preview } = (await read()).draft!;
  for (const { body } of [preview.fr, preview.en]) {
    const shown = JSON.stringify(body);
    for (const tel of ['911', '988', '5145550177']) expect(shown).toContain(`"tel:${tel}"`);
  }
  const ids = ({ body }: typeof preview.fr) => JSON.stringify(body).match(/(?:fr|en)-section-\d/gu);
  expect([ids(preview.fr)?.length, ids(preview.en)?.[0]]).toEqual([4, 'en-section-1']);
});

it('stands on the page of everybody, beside 911 and the crisis lines', async () => {
  await publish(lake);
  const words = await wordsOf();
  for (const tel of ['911', '988', '5145550177']) expect(words).toContain(`"tel:${tel}"`);
  expect(words).not.toContain('"tel:811"');
  expect(await guest.programme.getPage({ id: 'resources' })).toEqual(await page());
  const listed = (await admin.listSettings()).find(({ kind }) => kind === 'resources');
  expect(listed).toMatchObject({ headline: 'Au lac', establishment: null });
});

it('brings an older text back as a new version, and the log names who', async () => {
  await publish(sea);
  expect(await wordsOf()).toContain('5145550188');
  const { settingId, version } = await admin.restoreSetting({
    ...slot,
    number: 1,
    settingId: null,
    version: 0,
  });
  expect(await wordsOf()).toContain('5145550188');
  await admin.publishSetting({ ...slot, settingId, version });
  expect(await wordsOf()).toContain('5145550177');
  expect((await read()).versions.map(({ number, isInForce }) => [number, isInForce])).toEqual([
    [3, true],
    [2, false],
    [1, false],
    [0, false],
  ]);
  const [restored] = await auditTrail(world.db, eq(auditLog.action, 'admin.restoreSetting'));
  expect(restored).toMatchObject({
    objectType: 'siteSetting',
    objectId: 'resources',
    after: { from: 1 },
  });
});

it.each<[string, typeof lake, string, string]>([
  ['half a translation', { ...lake, en: '' }, 'en', 'required'],
  ['a script', { ...lake, fr: '[x](javascript:alert(1))' }, 'fr', 'badResourceLink'],
  [
    'a number that dials another',
    { ...sea, en: sea.en.replace('(tel:5145550188)', '(tel:911)') },
    'en',
    'falseLink',
  ],
  ['a text of one language alone', { ...lake, en: 'Nothing.' }, 'en', 'languagesDiffer'],
  [
    'another number in each language',
    { ...lake, en: lake.en.replaceAll('0177', '0178') },
    'en',
    'numbersDiffer',
  ],
  [
    '911 that dials somebody else',
    { fr: '[Appelez le 911](tel:5145550177)', en: '[Call us](tel:5145550177)' },
    'fr',
    'falseLink',
  ],
])('refuses %s at its field', async (_, text, locale, code) => {
  const expected = [{ path: ['text', locale], code }];
  const { settingId, version, faults } = await save(text);
  expect(faults).toEqual(expected);
  const words = await wordsOf();
  expect(await refusalOf(admin.publishSetting({ ...slot, settingId, version }))).toMatchObject({
    appCode: 'INVALID',
    issues: expected,
  });
  expect(await wordsOf()).toBe(words);
});

it('is one setting of the site: an establishment has its contacts', async () => {
  expect(
    await refusalOf(admin.getSetting({ kind: 'resources', establishmentId: 1 })),
  ).toMatchObject({ appCode: 'NOT_FOUND' });
});
