import {
  auditLog,
  diaryDays,
  diaryWeeks,
  notifications,
  participants,
  questionnaireAnswers,
  safetyFlags,
} from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { calmAnswers, questionnaireWorld } from './testing/questionnaire-world.ts';
import { auditTrail } from '../testing/audit-trail.ts';

const world = await questionnaireWorld(await testDatabase());
const { db, addPerson, as } = world;
const calm = calmAnswers(world.questionnaires, 'S0');

const rowsOf = (userId: number) =>
  db.select().from(questionnaireAnswers).where(eq(questionnaireAnswers.userId, userId));

describe('submitting S0', () => {
  it('begins the programme on the local date, with its diary, notice and audit row', async () => {
    const person = await addPerson({ timeZone: 'America/Vancouver' });
    // At 06:30 UTC, Vancouver still has the day before.
    const caller = await as(person, { now: new Date('2026-01-06T06:30:00Z') });
    const saved = await caller.save({ code: 'S0', answers: calm });
    expect(saved).toMatchObject({ status: 'submitted', code: 'S0', scores: { who5: 100 } });

    const mine = eq(participants.userId, person);
    const [participant] = await db.select().from(participants).where(mine);
    expect(participant?.programmeFirstDay).toBe('2026-01-05');
    const weeks = await db.select().from(diaryWeeks).where(eq(diaryWeeks.userId, person));
    expect(weeks.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 25 }, (_, index) => index + 1),
    );
    const days = await db.select().from(diaryDays).where(eq(diaryDays.userId, person));
    const dates = days.map(({ date }) => date).toSorted();
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([175, '2026-01-06', '2026-06-29']);
    expect(
      await db.select().from(notifications).where(eq(notifications.userId, person)),
    ).toMatchObject([{ kind: 'welcome' }]);
    expect(await auditTrail(db, eq(auditLog.subjectUserId, person))).toMatchObject([
      {
        action: 'questionnaires.save',
        objectId: String(saved.id),
        after: { isSubmitted: true, questionnaire: 'S0' },
      },
    ]);
  });

  it('makes one row of twenty concurrent submissions, and every reply names it', async () => {
    const person = await addPerson();
    const caller = await as(person);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => caller.save({ code: 'S0', answers: calm })),
    );
    const rows = await rowsOf(person);
    expect(rows).toHaveLength(1);
    expect(new Set(replies.map(({ id }) => id))).toEqual(new Set([rows[0]!.id]));
    expect(await db.$count(diaryDays, eq(diaryDays.userId, person))).toBe(175);
  });

  it('refuses other answers, a draft and an update once submitted', async () => {
    const caller = await as(await addPerson());
    const { id } = await caller.save({ code: 'S0', answers: calm });
    const refused = { appCode: 'ALREADY_SUBMITTED', details: { id } };
    await expect(
      caller.save({ code: 'S0', answers: { ...calm, who5_1: 0 } }),
    ).rejects.toMatchObject(refused);
    await expect(caller.save({ code: 'S0', answers: calm, submit: false })).rejects.toMatchObject(
      refused,
    );
    await expect(caller.save({ code: 'S0', id, answers: calm })).rejects.toMatchObject(refused);
  });

  it('answers an update alike that is sent again from the version it replaced', async () => {
    const person = await addPerson();
    const caller = await as(person);
    const { id, version } = await caller.save({ code: 'S0', submit: false, answers: {} });
    const submission = { code: 'S0', id, version, answers: calm } as const;
    const first = await caller.save(submission);
    expect(first).toMatchObject({ status: 'submitted', version: version + 1 });
    const replies = await Promise.all(
      Array.from({ length: 20 }, async () => (await as(person)).save(submission)),
    );
    for (const reply of replies) expect(reply).toEqual(first);
    const logged = await auditTrail(db, eq(auditLog.subjectUserId, person));
    expect(logged.filter(({ after }) => after?.['isSubmitted'] === true)).toHaveLength(1);
    for (const other of [{ version: first.version }, { submit: false }, { answers: {} }]) {
      await expect(caller.save({ ...submission, ...other })).rejects.toMatchObject({
        appCode: 'ALREADY_SUBMITTED',
      });
    }
  });

  it('raises a flag for each situation that calls for care', async () => {
    const person = await addPerson();
    const caller = await as(person);
    const answers = { ...calm, safety_bipolar: 'yes', safety_breathing: 'unsure' };
    await caller.save({ code: 'S0', answers });
    const flags = await db.select().from(safetyFlags).where(eq(safetyFlags.userId, person));
    expect(flags.map(({ code }) => code).toSorted()).toEqual([
      'bipolarDisorder',
      'untreatedApnoea',
    ]);
  });

  it('names each item that lacks its answer or has one that cannot be', async () => {
    const person = await addPerson();
    const caller = await as(person);
    const { who5_5: _, ...incomplete } = calm;
    const answers = { ...incomplete, who5_1: 6, safety_age: 'perhaps', shoe_size: 41 };
    await expect(caller.save({ code: 'S0', answers })).rejects.toMatchObject({
      appCode: 'INVALID',
      issues: [
        { path: ['answers', 'shoe_size'], code: 'unknownItem' },
        { path: ['answers', 'safety_age'], code: 'unknownChoice', params: { choices: 'no, yes' } },
        {
          path: ['answers', 'who5_1'],
          code: 'unknownChoice',
          params: { choices: '5, 4, 3, 2, 1, 0' },
        },
        { path: ['answers', 'who5_5'], code: 'required' },
      ],
    });
    expect(await rowsOf(person)).toEqual([]);
  });
});

describe('a draft', () => {
  it('keeps what there is, is replaced, and becomes the submission under the same id', async () => {
    const person = await addPerson();
    const caller = await as(person);
    const first = await caller.save({ code: 'S0', submit: false, answers: { who5_1: 3 } });
    expect(first).toMatchObject({ status: 'draft', scores: null, answers: { who5_1: 3 } });
    const english = await as(person, { locale: 'en' });
    const found = await english.findAnswers({ code: 'S0' });
    expect({ ...found, crisis: null, isSuspending: false }).toEqual(first);
    const second = await english.save({
      code: 'S0',
      id: first.id,
      submit: false,
      answers: { who5_2: 2, safety_age: null },
      version: first.version,
    });
    expect(second).toMatchObject({ id: first.id, answers: { who5_2: 2 }, version: 2 });
    const done = await caller.save({ code: 'S0', id: first.id, answers: calm });
    expect(done).toMatchObject({ id: first.id, status: 'submitted' });
  });

  it('answers a stale version with the present answers', async () => {
    const caller = await as(await addPerson());
    const { id } = await caller.save({ code: 'S0', submit: false, answers: { who5_1: 3 } });
    await caller.save({ code: 'S0', id, submit: false, answers: { who5_1: 4 } });
    await expect(
      caller.save({ code: 'S0', id, submit: false, answers: { who5_1: 5 }, version: 1 }),
    ).rejects.toMatchObject({
      appCode: 'VERSION_CONFLICT',
      details: { current: { answers: { who5_1: 4 }, version: 2 } },
    });
  });

  it('takes no unknown item and no impossible value', async () => {
    const caller = await as(await addPerson());
    await expect(
      caller.save({ code: 'S0', submit: false, answers: { who5_1: 3.5 } }),
    ).rejects.toMatchObject({ appCode: 'INVALID' });
    await expect(
      caller.save({ code: 'S0', submit: false, answers: { nothing: 'here' } }),
    ).rejects.toMatchObject({ issues: [{ path: ['answers', 'nothing'], code: 'unknownItem' }] });
  });

  it("is nobody else's: not to update, not to read", async () => {
    const owner = await addPerson();
    const { id } = await (
      await as(owner)
    ).save({ code: 'S0', submit: false, answers: { who5_1: 3 } });
    const other = await as(await addPerson());
    await expect(other.save({ code: 'S0', id, answers: calm })).rejects.toMatchObject({
      appCode: 'NOT_FOUND',
    });
    await expect(other.findAnswers({ code: 'S0', userId: owner })).rejects.toMatchObject({
      appCode: 'NOT_FOUND',
    });
    const staff = await as(await addPerson({ roleId: 2 }));
    expect(await staff.findAnswers({ code: 'S0', userId: owner })).toBeNull();
  });
});

describe('what is asked', () => {
  it('is given to users only, but for the self-screening: an instrument may be licensed', async () => {
    const guest = await as(null);
    await expect(guest.getDefinition({ code: 'S6' })).rejects.toMatchObject({
      appCode: 'NOT_AUTHENTICATED',
    });
    expect((await guest.getDefinition({ code: 'PS' })).code).toBe('PS');
  });

  it('says the same codes in both languages, with non-breaking spaces in French', async () => {
    const person = await addPerson();
    const fr = await (await as(person)).getDefinition({ code: 'S0' });
    const en = await (await as(person, { locale: 'en' })).getDefinition({ code: 'S0' });
    const codes = (definition: typeof fr) =>
      definition.groups.flatMap(({ items }) => items.map(({ code }) => code));
    expect(codes(fr)).toEqual(codes(en));
    expect(fr.groups[0]?.items[0]?.text).toMatch(/\S\?/);
    expect(fr.groups.find(({ code }) => code === 'who-5')?.notice).toContain('CC');
    expect(fr.groups.every(({ title }) => title !== '')).toBe(true);
  });
});
