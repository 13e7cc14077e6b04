import { testDatabase } from '@aube/db/testing';
import { questionnaireAnswers } from '@aube/db/schema';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { refusalOf } from '../../account/testing/account-world.ts';
import { createContentInForce } from '../../content-in-force.ts';
import { ROLE } from '../../people/rules/roles.ts';
import {
  calmAnswers,
  questionnaireWorld,
} from '../../questionnaires/testing/questionnaire-world.ts';

const connection = await testDatabase();
const world = await questionnaireWorld(connection);
const { course, pages } = world.services;
const files = { course, pages, questionnaires: world.questionnaires };
const inForce = createContentInForce(connection.db, files);
const callerOf = (userId: number) => world.callerOf(userId, inForce);
const adminId = await world.addPerson({ roleId: ROLE.administrator });
const { admin } = await callerOf(adminId);

const slot = { kind: 'instruments', establishmentId: null } as const;
const everything = { S0: [], S6: [], S12: [], S24: [] } as Record<
  'S0' | 'S6' | 'S12' | 'S24',
  string[]
>;

async function save(notAsked: Partial<typeof everything>) {
  const { draft } = await admin.getSetting(slot);
  const form = { notAsked: { ...everything, ...notAsked } };
  const { settingId = null, version = 0 } = draft ?? {};
  return admin.saveSettingDraft({ ...slot, settingId, version, form });
}
async function ask(notAsked: Partial<typeof everything>) {
  const { settingId, version } = await save(notAsked);
  await admin.publishSetting({ ...slot, settingId, version });
}
const groupsOf = async (userId: number) =>
  (await (await callerOf(userId)).questionnaires.getDefinition({ code: 'S0' })).groups.map(
    ({ code }) => code,
  );

beforeEach(() => ask({}));

it('asks new people without what is left out, and says the new length', async () => {
  const before = await groupsOf(await world.addPerson());
  await ask({ S0: ['gad-7', 'expectations'] });
  const person = await world.addPerson();
  const left = before.filter((id) => id !== 'gad-7' && id !== 'expectations');
  expect(await groupsOf(person)).toEqual(left);
  const { questionnaires } = await callerOf(person);
  const answers = calmAnswers(inForce.questionnaires, 'S0');
  const saved = await questionnaires.save({ code: 'S0', answers });
  expect(saved.results.map(({ score }) => score)).toEqual(['impression', 'phq9', 'who5']);
});

it('keeps the questionnaire that a person has begun, in both directions', async () => {
  const early = await world.addPerson();
  const asked = await groupsOf(early);
  const door = (await callerOf(early)).questionnaires;
  await door.save({ code: 'S0', submit: false, answers: { who5_1: 2 } });
  await ask({ S0: ['gad-7', 'who-5'] });
  const late = await world.addPerson();
  const fewer = await groupsOf(late);
  await (
    await callerOf(late)
  ).questionnaires.save({ code: 'S0', submit: false, answers: { expectations_1: null } });
  expect(await groupsOf(early)).toEqual(asked);
  expect((await door.findAnswers({ code: 'S0' }))?.answers).toEqual({ who5_1: 2 });
  const answers = calmAnswers(files.questionnaires, 'S0');
  expect((await door.save({ code: 'S0', answers })).scores).toMatchObject({ gad7: 0, who5: 100 });
  await ask({});
  expect(await groupsOf(late)).toEqual(fewer);
});

it('announces the length of what a person is asked, begun before a change or not', async () => {
  const lengthOf = async (userId: number) =>
    (await (await callerOf(userId)).programme.overview({})).dueLength?.questions;
  const [early, late] = [await world.addPerson(), await world.addPerson()];
  const whole = files.questionnaires.questionnaires.get('S0')!.length.questions;
  await (
    await callerOf(early)
  ).questionnaires.save({ code: 'S0', submit: false, answers: { who5_1: 2 } });
  await ask({ S0: ['gad-7'] });
  expect([await lengthOf(early), await lengthOf(late)]).toEqual([whole, whole - 7]);
});

it('takes the answers of a page that was open before the change', async () => {
  const person = await world.addPerson();
  const answers = calmAnswers(files.questionnaires, 'S0');
  await ask({ S0: ['gad-7'] });
  const door = (await callerOf(person)).questionnaires;
  expect((await door.save({ code: 'S0', answers })).scores).toMatchObject({ gad7: 0 });
});

it('keeps the coded answers to what is left out later, in an erasure and in a person’s own copy', async () => {
  const person = await world.addPerson();
  const answers = calmAnswers(files.questionnaires, 'S0');
  await (await callerOf(person)).questionnaires.save({ code: 'S0', answers });
  const stored = async () =>
    (
      await connection.db
        .select({ answers: questionnaireAnswers.answers })
        .from(questionnaireAnswers)
        .where(eq(questionnaireAnswers.userId, person))
    )[0]?.answers ?? {};
  const everywhere = {
    S0: ['sleep-history', 'who-5'],
    S6: ['who-5'],
    S12: ['who-5'],
    S24: ['who-5'],
  };
  await ask(everywhere);

  const { zipBase64 } = await (await callerOf(person)).rights.exportOwnData();
  const copy = unzipSync(Buffer.from(zipBase64, 'base64'))['questionnaires.csv'];
  const line = strFromU8(copy ?? new Uint8Array()).match(/,who5_1,.*/)?.[0] ?? '';
  expect(line).toMatch(/^,who5_1,.+,\d,.+/);

  const history = files.questionnaires.instruments
    .filter(({ id }) => id === 'sleep-history')
    .flatMap(({ items }) => items.flatMap(({ code, type }) => (type === 'text' ? [] : [code])));
  const before = await stored();
  const codes = history.filter((code) => typeof before[code] === 'string');
  expect(codes.length).toBeGreaterThan(0);
  await (await callerOf(adminId)).rights.eraseUser({ userId: person, reason: 'request' });
  expect(await stored()).toMatchObject(
    Object.fromEntries(codes.map((code) => [code, before[code]])),
  );
});

it.each(['safety', 'phq-9'])('never leaves out %s, which guards people', async (id) => {
  const saved = await save({ S0: [id] });
  const faults = [{ path: ['notAsked', 'S0'], code: 'guardsPeople' }];
  expect(saved.faults).toEqual(faults);
  const { settingId, version } = saved;
  expect(await refusalOf(admin.publishSetting({ ...slot, settingId, version }))).toMatchObject({
    appCode: 'INVALID',
    issues: faults,
  });
  expect(await groupsOf(await world.addPerson())).toContain(id);
});

it('shows the draft as people will be asked, and lists what may be left out', async () => {
  await save({ S6: ['who-5'] });
  const { draft } = await admin.getSetting(slot);
  expect(draft?.preview.fr).toContainEqual(
    expect.objectContaining({ code: 'S6', introduction: expect.stringContaining('29 questions') }),
  );
  const [s0] = await admin.listOfferedInstruments();
  expect(s0?.instruments.filter(({ isAlwaysAsked }) => isAlwaysAsked)).toMatchObject([
    { id: 'safety' },
    { id: 'phq-9', questions: 9 },
  ]);
  const rows = await admin.listSettings();
  expect(rows.filter(({ kind }) => kind === 'instruments')).toMatchObject([{ headline: null }]);
});
