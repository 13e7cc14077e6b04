import { elementsOf } from '@aube/content';
import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { ROLE } from '../people/rules/roles.ts';
import { createWorld, first, MORNING } from '../testing/world.ts';
import { abandonAt, completeModule, refusalOf, auditRowsOf, type CourseCaller } from './testing.ts';

const world = await createWorld(await testDatabase());
const { as, addStarted, addPerson } = world;
const { course } = world.services;

const FIRST_DAY = '2026-01-04';
const at = (instant: string) => ({ now: new Date(instant) });
const firstChapterOf = (number: number) => first(course.modules[number - 1]?.chapters[0]);

const entries = (module: number) => {
  const { number, id, text } = firstChapterOf(module);
  const [exerciseId = ''] = elementsOf(text.fr.body).flatMap((element) =>
    element.name === 'exercise' ? [element.id] : [],
  );
  return {
    markVideoWatched: (caller: CourseCaller) => caller.markVideoWatched({ moduleId: module }),
    saveVideoPosition: (caller: CourseCaller) =>
      caller.saveVideoPosition({ moduleId: module, positionSeconds: 1 }),
    markChapterRead: (caller: CourseCaller) => caller.markChapterRead({ number }),
    saveExercise: (caller: CourseCaller) =>
      caller.saveExercise({ chapterId: id, exerciseId, answers: {} }),
  };
};
const shows = (module: number) => ({
  getChapter: (caller: CourseCaller) =>
    caller.getChapter({ number: firstChapterOf(module).number }),
});
const names = Object.keys(entries(1)) as (keyof ReturnType<typeof entries>)[];

describe.each([...names, 'getChapter' as const])('%s', (name) => {
  const ask = (caller: CourseCaller, module = 1) =>
    ({ ...entries(module), ...shows(module) })[name](caller);

  it('is closed in a locked module, which says when and after what it opens', async () => {
    const { programme } = await as(await addStarted(FIRST_DAY));
    expect(await refusalOf(ask(programme, 2))).toMatchObject({
      code: 'MODULE_LOCKED',
      details: { module: 2, opensOn: '2026-01-11', afterModule: 1 },
    });
  });

  it.each([
    ['before the week begins', '2026-01-11T04:59:59Z', 'MODULE_LOCKED'],
    ['from its first instant', '2026-01-11T05:00:00Z', null],
  ])('opens with the module before it, %s: %s', async (_, instant, code) => {
    const userId = await addStarted(FIRST_DAY);
    await completeModule(await as(userId), course, 1);
    const { programme } = await as(userId, at(instant));
    expect((await refusalOf(ask(programme, 2)))?.code ?? null).toBe(code);
  });

  it('waits for S0, and for S6 in week 7', async () => {
    const starting = await as(await addPerson());
    expect(await refusalOf(ask(starting.programme))).toMatchObject({
      code: 'QUESTIONNAIRE_DUE',
      details: { questionnaire: 'S0' },
    });
    const userId = await addStarted(FIRST_DAY);
    const week7 = at('2026-02-15T15:00:00Z');
    const refusal = await refusalOf(ask((await as(userId, week7)).programme));
    expect(refusal).toMatchObject({ details: { questionnaire: 'S6' } });
    await world.submit(userId, 'S6');
    expect(await refusalOf(ask((await as(userId, week7)).programme))).toBeNull();
  });

  it('is asked by nobody without a session', async () => {
    const { programme } = await as(null);
    expect((await refusalOf(ask(programme)))?.code).toBe('NOT_AUTHENTICATED');
  });
});

describe.each(names)('%s', (name) => {
  const ask = (caller: CourseCaller) => entries(1)[name](caller);

  it('is taken for 24 hours after an abandonment, and not later', async () => {
    const userId = await addStarted(FIRST_DAY);
    await abandonAt(world, userId, new Date(MORNING.getTime() - 86_400_000 + 1));
    expect(await refusalOf(ask((await as(userId)).programme))).toBeNull();
    await abandonAt(world, userId, new Date(MORNING.getTime() - 86_400_000));
    const refusal = await refusalOf(ask((await as(userId)).programme));
    expect(refusal?.code).toBe('PROGRAMME_ABANDONED');
  });

  it.each([
    ['administrators', ROLE.administrator],
    ['staff', ROLE.staff],
  ])('is not for %s', async (_, roleId) => {
    const { programme } = await as(await addPerson({ roleId }));
    expect((await refusalOf(ask(programme)))?.code).toBe('FORBIDDEN');
  });
});

describe('somebody else’s course', () => {
  const writes = (userId: number) => ({
    markVideoWatched: (caller: CourseCaller) => caller.markVideoWatched({ userId, moduleId: 1 }),
    markChapterRead: (caller: CourseCaller) => caller.markChapterRead({ userId, number: 1 }),
  });
  const reads = (userId: number) => ({
    listModuleStates: (caller: CourseCaller) => caller.listModuleStates({ userId }),
    getModuleState: (caller: CourseCaller) => caller.getModuleState({ userId, number: 1 }),
    resolveCurrentStep: (caller: CourseCaller) => caller.resolveCurrentStep({ userId }),
    getChapter: (caller: CourseCaller) => caller.getChapter({ userId, number: 1 }),
  });

  it('is never written to', async () => {
    const userId = await addStarted(FIRST_DAY);
    const { programme } = await as(await addStarted(FIRST_DAY));
    for (const write of Object.values(writes(userId))) {
      expect((await refusalOf(write(programme)))?.code).toBe('CONSULTATION_READ_ONLY');
    }
    for (const roleId of [ROLE.administrator, ROLE.staff]) {
      const consulting = await as(await addPerson({ roleId }));
      for (const write of Object.values(writes(userId))) {
        expect((await refusalOf(write(consulting.programme)))?.code).toBe('FORBIDDEN');
      }
    }
    expect(await auditRowsOf(world, userId)).toEqual([]);
  });

  it('is read by staff of its establishment and by administrators, and that is logged', async () => {
    const userId = await addStarted(FIRST_DAY);
    for (const roleId of [ROLE.administrator, ROLE.staff]) {
      const looking = await addPerson({ roleId });
      const { programme } = await as(looking);
      for (const read of Object.values(reads(userId))) {
        expect(await refusalOf(read(programme))).toBeNull();
      }
      const logged = await auditRowsOf(world, userId);
      expect(logged.filter(({ actor }) => actor === looking)).toHaveLength(4);
    }
  });

  it('is not known to participants, nor to staff of elsewhere', async () => {
    const userId = await addStarted(FIRST_DAY);
    const elsewhere = await world.addEstablishment();
    const strangers = [
      await addStarted(FIRST_DAY),
      await addPerson({ roleId: ROLE.staff, establishmentId: elsewhere }),
    ];
    for (const stranger of strangers) {
      const { programme } = await as(stranger);
      for (const read of Object.values(reads(userId))) {
        expect((await refusalOf(read(programme)))?.code).toBe('NOT_FOUND');
      }
    }
  });
});

describe('no such thing', () => {
  it.each<[string, (caller: CourseCaller) => Promise<unknown>]>([
    ['a module', (caller) => caller.markVideoWatched({ moduleId: 7 })],
    [
      'a module’s video to go on with',
      (caller) => caller.saveVideoPosition({ moduleId: 7, positionSeconds: 1 }),
    ],
    ['a chapter', (caller) => caller.getChapter({ number: 999 })],
    ['a chapter to be read', (caller) => caller.markChapterRead({ number: 999 })],
  ])('%s', async (_, ask) => {
    const { programme } = await as(await addStarted(FIRST_DAY));
    expect((await refusalOf(ask(programme)))?.code).toBe('NOT_FOUND');
  });
});
