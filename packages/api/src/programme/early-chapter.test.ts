import { chapterReads } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createWorld, first } from '../testing/world.ts';

const world = await createWorld(await testDatabase());
const { db, addStarted, as, services } = world;
const at = (week: number) =>
  new Date(Date.parse('2026-01-04T17:00:00Z') + (week - 1) * 604_800_000);
const chapters = services.course.modules.flatMap((module) => module.chapters);
const safe = first(chapters.find(({ id }) => id === 'staying-safe'));

async function inWeek(week: number) {
  const userId = await addStarted('2026-01-04');
  return { userId, caller: await as(userId, { now: at(week) }) };
}
type Caller = Awaited<ReturnType<typeof inWeek>>['caller'];

const isShown = (caller: Caller, number: number) =>
  caller.programme.getChapter({ number }).then(
    () => true,
    () => false,
  );

describe('« Rester en sécurité » (D79)', () => {
  it.each([
    [1, false],
    [2, true],
    [6, true],
    [7, false],
  ])('in week %i before its module is open: %s', async (week, isOpen) => {
    const { caller } = await inWeek(week);
    expect(await isShown(caller, safe.number)).toBe(isOpen);
  });

  it('counts once read, and does not begin its module', async () => {
    const { userId, caller } = await inWeek(2);
    const module = await caller.programme.markChapterRead({ number: safe.number });
    expect(module).toMatchObject({ number: 2, state: 'locked', readChapterCount: 1 });
    expect(module.chapters.filter(({ isOpen }) => isOpen).map(({ id }) => id)).toEqual([safe.id]);
    for (const { number, moduleNumber } of chapters) {
      if (moduleNumber === 1) await caller.programme.markChapterRead({ number });
    }
    const opened = await caller.programme.markVideoWatched({ moduleId: 1, by: 'text' });
    expect(opened.state).toBe('complete');
    const { modules } = await caller.programme.overview({});
    expect(modules[1]).toMatchObject({ state: 'open', readChapterCount: 1 });
    expect(await db.$count(chapterReads, eq(chapterReads.userId, userId))).toBeGreaterThan(1);
  });

  it('takes its safety plan before its module', async () => {
    const { caller } = await inWeek(2);
    const plan = { chapterId: safe.id, exerciseId: 'my-safety-plan' };
    const answers = { 'who-drives': 'Ma sœur' };
    await caller.programme.saveExercise({ ...plan, answers });
    const { caller: early } = await inWeek(1);
    await expect(early.programme.saveExercise({ ...plan, answers })).rejects.toMatchObject({
      appCode: 'MODULE_LOCKED',
    });
  });

  it.each([1, 2, 6, 7])('week %i: what is shown as open opens, and nothing else', async (week) => {
    const { caller } = await inWeek(week);
    const modules = await caller.programme.listModuleStates({});
    for (const { number, isOpen } of modules.flatMap((module) => module.chapters)) {
      expect([number, await isShown(caller, number)]).toEqual([number, isOpen]);
    }
  });
});

it('a link of a chapter leads to its own or an earlier module, or to the safety chapter (D79)', () => {
  const far = chapters.flatMap(({ id, moduleNumber, text }) => {
    const links = JSON.stringify(text).matchAll(/"\/mon-programme\/module\/\d+\/chapitre\/(\d+)/gu);
    return [...links].flatMap(([, number]) => {
      const target = first(chapters.find((each) => each.number === Number(number)));
      const isFine =
        id === safe.id
          ? target.id === safe.id
          : target.moduleNumber <= moduleNumber || target.id === safe.id;
      return isFine ? [] : `${id} → ${target.id}`;
    });
  });
  expect(far).toEqual([]);
});
