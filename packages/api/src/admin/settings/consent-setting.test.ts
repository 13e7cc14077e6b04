import { testDatabase } from '@aube/db/testing';
import { beforeAll, expect, it } from 'vitest';
import { accountWorld, refusalOf } from '../../account/testing/account-world.ts';
import { ROLE } from '../../people/rules/roles.ts';

const world = await accountWorld(await testDatabase());
const { addPerson, doorOf, pages } = world;
const { admin } = await doorOf(await addPerson({ roles: [ROLE.administrator] }));
const guest = world.door().at();

const slot = { kind: 'consent', establishmentId: null } as const;

async function read() {
  const found = await admin.getSetting(slot);
  if (found.kind !== 'consent') throw new Error('the setting of another kind');
  return found;
}
type Form = Awaited<ReturnType<typeof read>>['form'];

async function save(change: Partial<Form>) {
  const { draft, form } = await read();
  const { settingId = null, version = 0 } = draft ?? {};
  return admin.saveSettingDraft({ ...slot, settingId, version, form: { ...form, ...change } });
}
async function publish(change: Partial<Form>) {
  const { settingId, version } = await save(change);
  await admin.publishSetting({ ...slot, settingId, version });
}
const words = (text: string) => ({
  text: { fr: `${text} en français.`, en: `${text} in English.` },
});
const person = async () => (await doorOf(await addPerson({ roles: [ROLE.participant] }))).at();

let early: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  early = await person();
});

it('begins with the text of the files, and a draft is seen by nobody', async () => {
  const { form, draft, versions } = await read();
  expect(form).toMatchObject({ change: 'important', edition: { version: '1.0' } });
  expect(form.text.fr).toContain('## Ce que l');
  expect(draft).toBeNull();
  expect(versions).toMatchObject([{ number: 0, isInForce: true }]);
  const before = await guest.programme.getPage({ id: 'consent' });
  await save(words('A draft'));
  expect(await guest.programme.getPage({ id: 'consent' })).toEqual(before);
});

it('asks everybody for a new text, and keeps what each person agreed to', async () => {
  await publish(words('A new text'));
  const page = await guest.programme.getPage({ id: 'consent' });
  expect(page).toMatchObject({
    edition: { version: '2.0', publishedOn: '2026-01-05' },
    body: [{ name: 'p', children: ['A new text en français.'] }],
  });
  expect(await guest.rights.getConsent()).toMatchObject({ version: '2.0' });
  expect((await early.account.me()).isConsentDue).toBe(true);
  expect(await refusalOf(early.rights.giveConsent({ version: '1.0' }))).toMatchObject({
    issues: [{ path: ['version'], code: 'consentOutdated' }],
  });
  await early.rights.giveConsent({ version: '2.0' });
  expect(await early.rights.getOwnConsent()).toMatchObject({
    isDue: false,
    given: [{ version: '2.0' }, { version: '1.0' }],
  });
});

it('corrects words without a new question; the record keeps the version that was read', async () => {
  await publish({ ...words('A newer text'), change: 'wording' });
  expect(pages.consent.version).toBe('2.1');
  expect(await early.rights.getOwnConsent()).toMatchObject({
    presentVersion: '2.1',
    isDue: false,
    given: [{ version: '2.0' }, { version: '1.0' }],
  });
  const late = await person();
  expect((await late.account.me()).isConsentDue).toBe(true);
});

it('asks again when an older text comes back, under a version of its own', async () => {
  await publish({ ...words('A third text'), change: 'important' });
  expect(pages.consent.version).toBe('3.0');
  await early.rights.giveConsent({ version: '3.0' });
  const first = { ...slot, number: 1, settingId: null, version: 0 };
  const { settingId, version } = await admin.restoreSetting(first);
  await admin.publishSetting({ ...slot, settingId, version });
  expect(pages.consent.version).toBe('4.0');
  expect((await guest.programme.getPage({ id: 'consent' })).body).toMatchObject([
    { children: ['A new text en français.'] },
  ]);
  expect((await early.account.me()).isConsentDue).toBe(true);
});

it('asks again for a correction of a text that is no longer in force', async () => {
  const { form } = await read();
  await publish({ ...words('A fifth text'), change: 'important' });
  await publish({ ...words('An old hand'), change: 'wording', edition: form.edition });
  expect(pages.consent.version).toBe('6.0');
});

it('refuses half a text at its field', async () => {
  const { settingId, version, faults } = await save({ text: { fr: 'Texte.', en: '' } });
  const expected = [{ path: ['text', 'en'], code: 'required' }];
  expect(faults).toEqual(expected);
  expect(await refusalOf(admin.publishSetting({ ...slot, settingId, version }))).toMatchObject({
    appCode: 'INVALID',
    issues: expected,
  });
});

it.each([
  ['911 that dials somebody else', '[911](tel:18005550100)', 'fr', 'falseLink'],
  ['a site that is another one', '[www.quebec.ca](https://evil.example)', 'fr', 'falseLink'],
  ['a number that nobody can dial', '[Appelez](tel:---)', 'fr', 'badLink'],
  ['another number in each language', '[Appelez](tel:5145550177)', 'en', 'numbersDiffer'],
])('refuses %s at its field', async (_, link, locale, code) => {
  const en = code === 'numbersDiffer' ? link.replace('0177', '0178') : link;
  const text = { fr: `Texte en français. ${link}`, en: `Text in English. ${en}` };
  const { faults } = await save({ text });
  expect(faults).toContainEqual({ path: ['text', locale], code });
});

it('takes a text of Windows from a file as the same text', async () => {
  const { form } = await read();
  const textOf = (end: string, start = '') =>
    `${start}Lisez « ceci » et “cela”.${end}${end}## Droits${end}${end}- L’un${end}- L’autre`;
  const importText = async (text: string) => {
    const content = { ...form, text: { fr: text, en: text } };
    const settings = [{ kind: 'consent', establishment: null, content }];
    const file = `\ufeff${JSON.stringify({ format: 'aube-settings@1', settings }, null, 2).replaceAll('\n', '\r\n')}`;
    const { mark } = await admin.importSettings({ text: file, mark: null });
    return admin.importSettings({ text: file, mark });
  };
  expect((await importText(textOf('\n'))).settings).toMatchObject([{ change: 'changed' }]);
  expect((await importText(textOf('\r\n', '\ufeff'))).settings).toMatchObject([{ change: 'same' }]);
  expect((await read()).form.text.fr).toBe(textOf('\n'));
});

it('asks everybody about the text of another site, whatever its version, and once', async () => {
  const reader = await person();
  await reader.rights.giveConsent({ version: pages.consent.version });
  const [major = ''] = pages.consent.version.split('.');
  const content = {
    change: 'wording',
    title: { fr: 'Titre', en: 'Title' },
    summary: { fr: 'Résumé', en: 'Summary' },
    text: { fr: 'Un tout autre texte.', en: 'A wholly other text.' },
    edition: { version: `${major}.9`, publishedOn: '2025-01-01' },
  };
  const settings = [{ kind: 'consent', establishment: null, content }];
  const text = JSON.stringify({ format: 'aube-settings@1', settings });
  const importText = async () => {
    const { mark } = await admin.importSettings({ text, mark: null });
    return admin.importSettings({ text, mark });
  };
  await importText();
  const version = `${Number(major) + 1}.0`;
  expect(pages.consent.version).toBe(version);
  expect((await reader.account.me()).isConsentDue).toBe(true);
  expect((await importText()).settings).toMatchObject([{ change: 'same' }]);
  expect(pages.consent.version).toBe(version);
});
