import { randomUUID } from 'node:crypto';
import { diaryWeeks, exerciseEntries } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createWorld } from '../../testing/world.ts';
import { abandonAt, auditRowsOf, completeModule, refusalOf } from '../testing.ts';

const world = await createWorld(await testDatabase());
const { db, as, addStarted } = world;
const { course } = world.services;

const FIRST_DAY = '2026-01-04';
/** An evening of week 6 in Toronto; the date in UTC is already the next day. */
const EVENING = new Date('2026-02-10T03:30:00Z');
const journal = { chapterId: 'examine-a-thought', exerciseId: 'examine-my-thought' };
const thought = (text: string, entryId?: string) => ({
  ...journal,
  ...(entryId && { entryId }),
  answers: { thought: text },
});

async function begin() {
  const userId = await addStarted(FIRST_DAY);
  const caller = await as(userId, { now: EVENING });
  for (const { number } of course.modules) await completeModule(caller, course, number);
  return { userId, programme: caller.programme };
}

describe('an exercise that is written again and again', () => {
  it('has as many entries as one likes, dated where their writer is, the latest first', async () => {
    const { userId, programme } = await begin();
    const [first, second] = [randomUUID(), randomUUID()];
    const kept = await programme.saveExercise(thought('Je ne tiendrai pas', first));
    expect(kept).toMatchObject({ entryId: first, writtenOn: '2026-02-09', version: 1 });
    const nextDay = await as(userId, { now: new Date('2026-02-10T15:00:00Z') });
    await nextDay.programme.saveExercise(thought('Tout le monde dort sauf moi', second));
    const found = await programme.findExercises({ chapterId: journal.chapterId });
    expect(found.map(({ entryId, writtenOn }) => [entryId, writtenOn])).toEqual([
      [second, '2026-02-10'],
      [first, '2026-02-09'],
    ]);
  });

  it('keeps its date when it is corrected, and is one when it is sent twice', async () => {
    const { userId, programme } = await begin();
    const entryId = randomUUID();
    await Promise.all([
      programme.saveExercise(thought('a', entryId)),
      programme.saveExercise(thought('a', entryId)),
    ]);
    const later = await as(userId, { now: new Date('2026-02-12T15:00:00Z') });
    const changed = await later.programme.saveExercise({ ...thought('b', entryId), version: 1 });
    expect(changed).toMatchObject({ writtenOn: '2026-02-09', version: 2 });
    const refusal = await refusalOf(
      programme.saveExercise({ ...thought('c', entryId), version: 1 }),
    );
    expect(refusal).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { answers: { thought: 'b' } } },
    });
    expect(await programme.findExercises({})).toEqual([changed]);
  });

  it('finds beside them what was written before there were entries', async () => {
    const { programme } = await begin();
    await programme.saveExercise(thought('avant'));
    await programme.saveExercise(thought('après', randomUUID()));
    const found = await programme.findExercises({ chapterId: journal.chapterId });
    expect(found.map(({ answers, writtenOn }) => [answers['thought'], writtenOn])).toEqual([
      ['après', '2026-02-09'],
      ['avant', null],
    ]);
  });

  it('takes a thousand entries of an exercise', async () => {
    const { userId, programme } = await begin();
    const row = { ...journal, userId, writtenOn: '2026-02-01', answers: {}, updatedAt: EVENING };
    const many = Array.from({ length: 999 }, () => ({ ...row, entryId: randomUUID() }));
    await db.insert(exerciseEntries).values(many);
    await programme.saveExercise(thought('la millième', randomUUID()));
    const refusal = await refusalOf(programme.saveExercise(thought('x', randomUUID())));
    expect(refusal?.issues).toEqual([{ path: ['entryId'], code: 'tooMany' }]);
  });

  it('is none where the exercise is written once, and an id is of one exercise', async () => {
    const { programme } = await begin();
    const entryId = randomUUID();
    const once = { chapterId: 'worry-time', exerciseId: 'my-worry-time', entryId, answers: {} };
    expect((await refusalOf(programme.saveExercise(once)))?.issues).toEqual([
      { path: ['entryId'], code: 'unknownField' },
    ]);
    await programme.saveExercise(thought('a', entryId));
    const elsewhere = { ...once, exerciseId: 'my-worry-list' };
    expect((await refusalOf(programme.saveExercise(elsewhere)))?.code).toBe('VERSION_CONFLICT');
  });

  it('is its writer’s: the same id is another entry for somebody else', async () => {
    const [one, other] = [await begin(), await begin()];
    const entryId = randomUUID();
    await one.programme.saveExercise(thought('à moi', entryId));
    await other.programme.saveExercise(thought('à moi aussi', entryId));
    expect(await other.programme.removeExercise({ ...journal, entryId })).toEqual({
      isRemoved: true,
    });
    expect(await one.programme.findExercises({})).toHaveLength(1);
  });
});

describe('what was written', () => {
  it('goes for good when its writer takes it away, also after the programme was left', async () => {
    const { userId, programme } = await begin();
    const entryId = randomUUID();
    await programme.saveExercise(thought('un secret', entryId));
    await programme.saveExercise(thought('avant'));
    await abandonAt(world, userId, EVENING);
    const late = await as(userId, { now: new Date('2026-03-12T15:00:00Z') });
    expect(await late.programme.removeExercise({ ...journal, entryId })).toEqual({
      isRemoved: true,
    });
    expect(await late.programme.removeExercise({ ...journal, entryId })).toEqual({
      isRemoved: false,
    });
    expect(await late.programme.removeExercise(journal)).toEqual({ isRemoved: true });
    expect(await late.programme.findExercises({})).toEqual([]);
    const logged = await auditRowsOf(world, userId);
    expect(logged.slice(-2).map(({ action }) => action)).toEqual([
      'programme.removeExercise',
      'programme.removeExercise',
    ]);
  });

  it('stands with its chapter among one’s exercises, in the order of the course', async () => {
    const userId = await addStarted(FIRST_DAY);
    const { programme } = await as(userId);
    const listed = await programme.listExercises();
    expect([...new Set(listed.map(({ moduleNumber }) => moduleNumber))]).toEqual([1]);
    expect(listed.every(({ isKept }) => isKept)).toBe(true);
    expect(listed.map(({ number }) => number)).toEqual(
      listed.map(({ number }) => number).toSorted((one, other) => one - other),
    );
    const [first] = listed;
    const exerciseId = first?.exercises.flatMap((each) =>
      typeof each !== 'string' && each.name === 'exercise' ? [each.id] : [],
    )[0];
    const place = { chapterId: first?.id ?? '', exerciseId: exerciseId ?? '' };
    await programme.saveExercise({ ...place, answers: {} });
    const due = await as(userId, { now: new Date('2026-02-18T15:00:00Z') });
    expect(await due.programme.listExercises()).toMatchObject([
      { id: place.chapterId, isKept: false, exercises: [{ id: place.exerciseId }] },
    ]);
  });

  it('begins the plan: the signs, the hours, the tools, in their writer’s language', async () => {
    const { userId, programme } = await begin();
    expect(await programme.proposeAnswers({ chapterId: 'my-plan-and-help' })).toEqual({});
    const once = async (chapterId: string, exerciseId: string, answers: object) =>
      programme.saveExercise({ chapterId, exerciseId, answers: { ...answers } });
    await once('after-a-bad-spell', 'my-warning-signs', {
      triggers: 'Les visites',
      'first-signs': 'Je dors sur le divan',
    });
    await once('window-from-here-on', 'my-window', { bedtime: 1410, 'rise-time': 390 });
    const { programme: english } = await as(userId, { now: EVENING, locale: 'en' });
    expect(await english.proposeAnswers({ chapterId: 'my-plan-and-help' })).toEqual({
      'my-plan': {
        signs: 'Je dors sur le divan\nLes visites',
        schedule: '23:30 – 06:30',
      },
    });
  });

  it('begins the plan with the experiments that became habits', async () => {
    const { userId, programme } = await begin();
    const set = (number: number, change: Partial<typeof diaryWeeks.$inferInsert>) =>
      db
        .update(diaryWeeks)
        .set(change)
        .where(and(eq(diaryWeeks.userId, userId), eq(diaryWeeks.number, number)));
    await set(1, { intention: 'lateNaps' });
    await set(2, { intention: 'alcohol', trialOutcome: 'acquired' });
    await set(3, { trialOutcome: 'acquired' });
    expect(await programme.proposeAnswers({ chapterId: 'my-plan-and-help' })).toEqual({
      'my-plan': {
        tools: 'Finir mes siestes avant 15 h\nÉloigner l’alcool de l’heure du coucher',
      },
    });
  });
});
