import { testDatabase } from '@aube/db/testing';
import { auditLog } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { accountWorld, refusalOf } from '../../account/testing/account-world.ts';
import { reminderRules, reminderTimes } from '../../notifications/rules/reminder.ts';
import { ROLE } from '../../people/rules/roles.ts';
import { auditTrail } from '../../testing/audit-trail.ts';

const world = await accountWorld(await testDatabase());
const { addPerson, doorOf } = world;
const { admin } = await doorOf(await addPerson({ roles: [ROLE.administrator] }));

const slot = { kind: 'reminders', establishmentId: null } as const;
const usual = { time: 480, offerAfterNights: 1 } as const;
type Form = {
  time: number;
  offerAfterNights: number | null;
};
const formOf = (change: Partial<Form>): Form => ({ ...usual, ...change });

async function save(change: Partial<Form>) {
  const { draft } = await admin.getSetting(slot);
  const { settingId = null, version = 0 } = draft ?? {};
  return admin.saveSettingDraft({ ...slot, settingId, version, form: formOf(change) });
}
async function publish(change: Partial<Form>) {
  const { settingId, version } = await save(change);
  return admin.publishSetting({ ...slot, settingId, version });
}
const person = async () =>
  (await doorOf(await addPerson({ roles: [ROLE.participant] }))).at().notifications;

beforeEach(() => publish({}));

it('proposes what the files say, and a draft is seen by nobody', async () => {
  const { form, versions } = await admin.getSetting(slot);
  expect(form).toEqual(usual);
  expect(versions[0]).toMatchObject({ isInForce: true, publishedBy: {} });
  const early = await person();
  await save({ time: 600 });
  expect(await early.getReminders({})).toMatchObject({ ...usual, isOn: false, isDecided: false });
});

it('holds for new accounts and for people who never chose, and turns nothing on', async () => {
  const early = await person();
  await publish({ time: 390, offerAfterNights: 3 });
  const offered = { time: 390, offerAfterNights: 3 };
  for (const each of [early, await person()]) {
    expect(await each.getReminders({})).toMatchObject({
      ...offered,
      isOn: false,
      isReviewOn: false,
      isCheckOn: false,
      isDecided: false,
    });
  }
  expect(await early.setReminders({ isOn: true })).toMatchObject({ isOn: true, time: 390 });
});

it('changes no choice of a person, not even the hour of somebody who declined', async () => {
  const [chosen, declined] = [await person(), await person()];
  await chosen.setReminders({ isOn: true, time: 420 });
  await declined.setReminders({ isOn: false });
  await publish({ time: 1260 });
  expect(await chosen.getReminders({})).toMatchObject({
    isOn: true,
    isReviewOn: false,
    isCheckOn: false,
    time: 420,
    isDecided: true,
  });
  expect(await declined.getReminders({})).toMatchObject({ isOn: false, time: 480 });
});

it('proposes the hours that a person may choose, and no other', async () => {
  const hours = Array.from({ length: 48 }, (_, index) => index * 30);
  const faulty: number[] = [];
  for (const time of hours) {
    // oxlint-disable-next-line no-await-in-loop -- one draft after the other
    const { faults } = await save({ time });
    if (faults.length > 0) faulty.push(time);
  }
  expect(hours.filter((time) => !faulty.includes(time))).toEqual(reminderTimes);
});

it.each<[string, Partial<Form>, string, string]>([
  ['an hour of the night', { time: 180 }, 'time', 'notAReminderTime'],
])('is not published with %s', async (_, change, field, code) => {
  const { settingId, version, faults } = await save(change);
  expect(faults).toEqual([{ path: [field], code }]);
  expect(await refusalOf(admin.publishSetting({ ...slot, settingId, version }))).toMatchObject({
    appCode: 'INVALID',
    issues: faults,
  });
});

it('waits for nights of the first week only', async () => {
  expect(reminderRules.mostOfferNights).toBe(7);
  expect((await save({ offerAfterNights: 7 })).faults).toEqual([]);
  for (const offerAfterNights of [0, 8]) {
    expect(await refusalOf(save({ offerAfterNights }))).toMatchObject({ appCode: 'INVALID' });
  }
});

it('shows the emails of the draft in both languages, and comes back from a file', async () => {
  await publish({ time: 450, offerAfterNights: null });
  const { text } = await admin.exportSettings();
  await save({ time: 330 });
  const { draft } = await admin.getSetting(slot);
  expect(draft?.preview).toMatchObject({
    fr: { time: 330, emails: [{ kind: 'day', subject: 'Votre rappel du jour' }, { kind: 'step' }] },
    en: { time: 330, emails: [{ kind: 'day', subject: 'Your daily reminder' }, { kind: 'step' }] },
  });
  await publish({});
  const { mark } = await admin.importSettings({ text, mark: null });
  await admin.importSettings({ text, mark });
  expect(await (await person()).getReminders({})).toMatchObject({
    time: 450,
    offerAfterNights: null,
  });
  const rows = await admin.listSettings();
  expect(rows.filter(({ kind }) => kind === 'reminders')).toMatchObject([
    { headline: '7\u00a0h\u00a030' },
  ]);
  const trail = await auditTrail(world.db, eq(auditLog.action, 'admin.publishSetting'));
  expect(trail.at(-1)).toMatchObject({ objectType: 'siteSetting', objectId: 'reminders' });
});
