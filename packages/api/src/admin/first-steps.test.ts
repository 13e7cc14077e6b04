import { contentFolder, loadContent } from '@aube/content';
import { noteBackup } from '@aube/db';
import { firstSteps, mailOutbox } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { expect, it } from 'vitest';
import { accountWorld, NOW, PUBLIC_URL, refusalOf } from '../account/testing/account-world.ts';
import { ROLE } from '../people/rules/roles.ts';

const world = await accountWorld(await testDatabase());
const { db, addPerson, doorOf, home, readMail } = world;
const { pages } = await loadContent(contentFolder);
const boss = await addPerson({ roles: [ROLE.administrator] });

const adminOf = async (given = {}) => (await doorOf(boss, 'cookie', given)).admin;
const undone = async (given = {}) => {
  const steps = await (await adminOf(given)).listFirstSteps();
  return steps?.flatMap(({ step, isDone }) => (isDone ? [] : step)) ?? null;
};

it('checks each step by what is so, and is gone with the first participant', async () => {
  const admin = await adminOf();
  const all = ['mail', 'contacts', 'consent', 'staff', 'invitation', 'backup'];
  expect(await undone()).toEqual(all);

  expect(await admin.sendTestEmail()).toEqual({ email: boss.email });
  expect(await undone()).toEqual(all);
  const [{ kind, token, link } = { kind: '', token: '', link: '' }] = await readMail();
  expect([kind, link]).toEqual(['mailTest', `${PUBLIC_URL}/admin/courriel-recu/${token}`]);
  expect(await undone()).toEqual(all);
  expect(await refusalOf(admin.confirmTestEmail({ token: 'x'.repeat(43) }))).toMatchObject({
    appCode: 'TOKEN_INVALID',
  });
  await admin.confirmTestEmail({ token });
  expect(await undone()).toEqual(all.slice(1));
  expect(await refusalOf(admin.confirmTestEmail({ token }))).toMatchObject({
    appCode: 'TOKEN_INVALID',
  });

  const contact = { code: 'desk', name: { fr: 'Accueil', en: 'Desk' } };
  const known = { ...pages, contacts: { byPlace: { [home.id]: [contact] } } };
  expect(await undone({ pages: known })).toEqual(all.slice(2));
  const ofSite = { ...pages, contacts: { ofSite: [contact] } };
  expect(await undone({ pages: ofSite })).toEqual(all.slice(2));

  expect(await refusalOf(admin.noteConsentRead({ version: '0.1' }))).toMatchObject({
    appCode: 'INVALID',
  });
  await admin.noteConsentRead({ version: pages.consent.version });
  expect(await undone({ pages: known })).toEqual(all.slice(3));
  const newer = { ...known, consent: { ...pages.consent, version: '99.0' } };
  expect(await undone({ pages: newer })).toContain('consent');

  await addPerson({ roles: [ROLE.staff], activatedAt: null });
  expect(await undone({ pages: known })).toEqual(all.slice(3));
  await addPerson({ roles: [ROLE.staff] });
  expect(await undone({ pages: known })).toEqual(all.slice(4));

  await admin.createInvitation({ establishmentId: home.id, email: 'ana@example.test' });
  expect(await undone({ pages: known })).toEqual(all.slice(4));
  await db.update(mailOutbox).set({ sentAt: NOW });
  expect(await undone({ pages: known })).toEqual(all.slice(5));

  await noteBackup({ db }, { takenAt: NOW, isVerified: false });
  expect(await undone({ pages: known })).toEqual([]);
  expect(await db.$count(firstSteps)).toBe(2);

  await addPerson();
  expect(await admin.listFirstSteps()).toBeNull();
});
