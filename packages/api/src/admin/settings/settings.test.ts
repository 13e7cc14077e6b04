import { settingKindNames } from '@aube/content';
import { testDatabase } from '@aube/db/testing';
import { auditLog, siteSettings } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountWorld, refusalOf } from '../../account/testing/account-world.ts';
import { ROLE } from '../../people/rules/roles.ts';
import { auditTrail } from '../../testing/audit-trail.ts';

const world = await accountWorld(await testDatabase());
const { db, addPerson, addEstablishment, doorOf } = world;
const adminDoor = async () => doorOf(await addPerson({ roles: [ROLE.administrator] }));
const adminOf = async () => (await adminDoor()).admin;
const admin = await adminOf();
const other = await adminOf();

const kind = 'contacts' as const;
const none = { fr: '', en: '' };
const nurse = {
  code: '',
  name: { fr: 'Infirmière', en: 'Nurse' },
  detail: none,
  hours: { fr: 'De 9 h à 17 h', en: '9 a.m. to 5 p.m.' },
  address: none,
  phone: '514 555-0199, poste 2',
  email: '',
  url: '',
};
const newPlace = async () => ({ establishmentId: (await addEstablishment()).id });
type Read = { settingId: number; version: number };
const noDraft = { settingId: null, version: 0 };
const saveIn = async (
  place: { establishmentId: number | null },
  contacts: (typeof nurse)[],
  { settingId, version }: Read | typeof noDraft = noDraft,
) => admin.saveSettingDraft({ ...place, kind, settingId, version, form: { contacts } });
const contactsIn = async (place: { establishmentId: number | null }) => {
  const read = await admin.getSetting({ ...place, kind });
  if (read.kind !== kind) throw new Error('the setting of another kind');
  return read;
};
const publish = (place: { establishmentId: number | null }, { settingId, version }: Read) =>
  admin.publishSetting({ ...place, kind, settingId, version });

describe('contacts of an establishment', () => {
  it('are a draft until published, then read by everybody, and keep their versions', async () => {
    const place = await newPlace();
    const saved = await saveIn(place, [nurse]);
    expect(saved).toMatchObject({ version: 1, faults: [] });
    expect(await contactsIn(place)).toMatchObject({
      form: { contacts: [] },
      versions: [{ number: 0, isInForce: true, publishedAt: null }],
      draft: {
        preview: { en: [{ hours: '9\u00a0a.m. to 5\u00a0p.m.', phone: { tel: '5145550199' } }] },
      },
    });
    expect(await publish(place, saved)).toEqual({ number: 1 });
    const read = await contactsIn(place);
    expect(read).toMatchObject({
      draft: null,
      form: { contacts: [{ ...nurse, code: 'contact-1' }] },
      versions: [
        { number: 1, isInForce: true, publishedBy: { firstName: expect.any(String) } },
        { number: 0, isInForce: false, publishedBy: null },
      ],
    });
    const patient = await addPerson({ roles: [ROLE.participant], ...place });
    const { at } = await doorOf(patient);
    expect((await at().programme.getContacts()).contacts).toMatchObject([
      { name: 'Infirmière', phone: { display: nurse.phone, tel: '5145550199' } },
    ]);
  });

  it('bring an older version back as a draft, which is published as a new version', async () => {
    const place = await newPlace();
    await publish(place, await saveIn(place, [nurse]));
    await publish(place, await saveIn(place, [{ ...nurse, phone: '514 555-0111' }]));
    const first = { ...place, kind, number: 1 };
    const saved = await admin.restoreSetting({ ...first, ...noDraft });
    expect(await contactsIn(place)).toMatchObject({
      form: { contacts: [{ phone: '514 555-0111' }] },
      draft: { form: { contacts: [{ phone: nurse.phone }] }, faults: [] },
    });
    expect(await publish(place, saved)).toEqual({ number: 3 });
    const read = await contactsIn(place);
    expect(read.form.contacts[0]?.phone).toBe(nurse.phone);
    expect(read.versions.map(({ number, isInForce }) => [number, isInForce])).toEqual([
      [3, true],
      [2, false],
      [1, false],
      [0, false],
    ]);
    const unknown = { ...first, number: 4, ...noDraft };
    expect(await refusalOf(admin.restoreSetting(unknown))).toMatchObject({ appCode: 'NOT_FOUND' });
  });

  it('never replace a draft that was not read by an older version', async () => {
    const place = await newPlace();
    await publish(place, await saveIn(place, [nurse]));
    const draft = await saveIn(place, [{ ...nurse, phone: '514 555-0111' }]);
    const first = { ...place, kind, number: 1 };
    expect(await refusalOf(admin.restoreSetting({ ...first, ...noDraft }))).toMatchObject({
      appCode: 'VERSION_CONFLICT',
    });
    const { settingId, version } = draft;
    expect(await admin.restoreSetting({ ...first, settingId, version })).toMatchObject({
      settingId,
      version: 2,
    });
  });

  it.each([
    ['a half translated name', { name: { fr: 'Infirmière', en: '' } }, ['name', 'en'], 'required'],
    ['half translated hours', { hours: { fr: '', en: 'x' } }, ['hours', 'fr'], 'required'],
    ['a number that nobody can call', { phone: '555-0199' }, ['phone'], 'notCallable'],
    ['two numbers in one field', { phone: '911 ou 811' }, ['phone'], 'notCallable'],
    ['hours beside a number', { phone: '811 (24/7)' }, ['phone'], 'notCallable'],
    ['words for a number', { phone: 'le matin' }, ['phone'], 'notCallable'],
    ['a wrong address', { email: 'nurse@' }, ['email'], 'notAnEmail'],
    ['a link that runs a script', { url: 'javascript:alert(1)' }, ['url'], 'notALink'],
    ['a link that anybody can read', { url: 'http://example.test' }, ['url'], 'notALink'],
    ['no way to be reached', { phone: '' }, ['phone'], 'noWayToReach'],
  ])('are not published with %s', async (_, wrong, field, code) => {
    const place = await newPlace();
    const saved = await saveIn(place, [{ ...nurse, ...wrong }]);
    const expected = [{ path: ['contacts', 0, ...field], code }];
    expect(saved.faults).toEqual(expected);
    expect(await refusalOf(publish(place, saved))).toMatchObject({
      appCode: 'INVALID',
      issues: expected,
    });
    expect((await contactsIn(place)).versions).toMatchObject([{ number: 0, isInForce: true }]);
  });

  it('refuse a text that is too long or breaks its line, at its field', async () => {
    const place = await newPlace();
    const long = { ...nurse, name: { fr: 'x'.repeat(121), en: 'x' } };
    const broken = { ...nurse, email: 'a\nb@example.test' };
    expect(await refusalOf(saveIn(place, [long, broken]))).toMatchObject({
      issues: [
        { path: ['form', 'contacts', 0, 'name', 'fr'], code: 'tooLong' },
        { path: ['form', 'contacts', 1, 'email'], code: 'unsafeText' },
      ],
    });
  });

  it('refuse a second editor who has not seen the draft, and lose nothing', async () => {
    const place = await newPlace();
    const { settingId, version } = await saveIn(place, [nurse]);
    const theirs = [{ ...nurse, phone: '514 555-0111' }];
    const late = other.saveSettingDraft({ ...place, kind, ...noDraft, form: { contacts: theirs } });
    expect(await refusalOf(late)).toMatchObject({
      appCode: 'VERSION_CONFLICT',
      details: { current: { settingId, version, form: { contacts: [{ phone: nurse.phone }] } } },
    });
    const read = { settingId, version };
    const again = await other.saveSettingDraft({
      ...place,
      kind,
      ...read,
      form: { contacts: theirs },
    });
    expect(again).toMatchObject({ settingId, version: 2 });
    expect(await refusalOf(publish(place, read))).toMatchObject({ appCode: 'VERSION_CONFLICT' });
  });

  it('are never changed by somebody who has seen an earlier draft of the same number', async () => {
    const place = await newPlace();
    const seen = await saveIn(place, [nurse]);
    await publish(place, seen);
    const theirs = { ...nurse, phone: '514 555-0111' };
    const next = await other.saveSettingDraft({
      ...place,
      kind,
      ...noDraft,
      form: { contacts: [theirs] },
    });
    expect(next.version).toBe(seen.version);
    const { settingId, version } = seen;
    const named = { ...place, kind, settingId, version };
    const late = [
      () => admin.publishSetting(named),
      () => admin.discardSettingDraft(named),
      () => saveIn(place, [nurse, nurse], seen),
    ];
    for (const call of late) {
      expect(await refusalOf(call())).toMatchObject({ appCode: 'VERSION_CONFLICT' });
    }
    expect((await contactsIn(place)).draft).toMatchObject({
      settingId: next.settingId,
      form: { contacts: [{ phone: theirs.phone }] },
    });
  });

  it('take the same draft again as a retry', async () => {
    const place = await newPlace();
    const asked = [{ ...nurse, code: 'nurse' }];
    expect(await saveIn(place, asked)).toMatchObject({ version: 1 });
    expect(await saveIn(place, asked)).toMatchObject({ version: 1 });
  });

  it('log who saved, published and brought back, without the texts', async () => {
    const place = await newPlace();
    await publish(place, await saveIn(place, [nurse]));
    const trail = await auditTrail(db, eq(auditLog.objectType, 'siteSetting'));
    expect(trail.slice(-2)).toMatchObject([
      { action: 'admin.saveSettingDraft', objectId: 'contacts', after: place },
      { action: 'admin.publishSetting', after: { ...place, version: 1 } },
    ]);
    await admin.restoreSetting({ ...place, kind, number: 0, ...noDraft });
    const restored = await auditTrail(db, eq(auditLog.action, 'admin.restoreSetting'));
    expect(restored.at(-1)).toMatchObject({ objectId: 'contacts', after: { ...place, from: 0 } });
  });

  it('may be thrown away as a draft; what is in force stays', async () => {
    const place = await newPlace();
    await publish(place, await saveIn(place, [nurse]));
    const { settingId, version } = await saveIn(place, []);
    await admin.discardSettingDraft({ ...place, kind, settingId, version });
    expect(await contactsIn(place)).toMatchObject({
      draft: null,
      form: { contacts: [{ phone: nurse.phone }] },
    });
  });

  it('are published when the server cannot look at them at once', async () => {
    const place = await newPlace();
    const { settingId: draftId, version } = await saveIn(place, [nurse]);
    const away = { lookAtSettings: () => Promise.reject(new Error('away')) };
    const door = (await adminDoor()).at(away).admin;
    const asked = { ...place, kind, settingId: draftId, version };
    expect(await door.publishSetting(asked)).toEqual({ number: 1 });
  });

  it('are published in an order that no two publications share', async () => {
    const places = await Promise.all(Array.from({ length: 4 }, newPlace));
    const drafts = await Promise.all(places.map((place) => saveIn(place, [nurse])));
    await Promise.all(places.map((place, index) => publish(place, drafts[index]!)));
    const rows = await db.select({ publication: siteSettings.publication }).from(siteSettings);
    const numbers = rows.flatMap(({ publication }) => publication ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('the original of the files', () => {
  it.each(settingKindNames)('comes back for %s without a fault, as it was', async (each) => {
    const slot = { kind: each, establishmentId: null };
    const before = await admin.getSetting(slot);
    const saved = await admin.restoreSetting({ ...slot, number: 0, ...noDraft });
    expect(saved.faults).toEqual([]);
    const { settingId, version } = saved;
    await admin.publishSetting({ ...slot, settingId, version });
    const after = await admin.getSetting(slot);
    expect(after.versions.map(({ number, isInForce }) => [number, isInForce])).toEqual([
      [1, true],
      [0, false],
    ]);
    const { edition: _, ...form } = { edition: null, ...after.form };
    expect(before.form).toMatchObject(form);
  });
});

describe('the list of settings', () => {
  it('says which place has no telephone, and who changed it last', async () => {
    const place = await newPlace();
    const rowOf = async () =>
      (await admin.listSettings()).find(
        (each) =>
          each.kind === kind && each.establishment?.establishmentId === place.establishmentId,
      );
    expect(await rowOf()).toMatchObject({ headline: null, published: null, draft: null });
    const saved = await saveIn(place, [nurse]);
    expect(await rowOf()).toMatchObject({ headline: null, draft: { by: expect.any(Object) } });
    await publish(place, saved);
    expect(await rowOf()).toMatchObject({ headline: nurse.phone, draft: null });
  });

  it('says who published, not who wrote the draft', async () => {
    const place = await newPlace();
    const { settingId, version } = await saveIn(place, [nurse]);
    const { draft } = await contactsIn(place);
    await other.publishSetting({ ...place, kind, settingId, version });
    const [published] = (await contactsIn(place)).versions;
    const row = (await admin.listSettings()).find(
      (each) => each.kind === kind && each.establishment?.establishmentId === place.establishmentId,
    );
    expect(row?.published?.by).toEqual(published?.publishedBy);
    expect(row?.published?.by).not.toEqual(draft?.changedBy);
  });
});
