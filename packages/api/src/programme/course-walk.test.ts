import { testDatabase } from '@aube/db/testing';
import { describe, expect, it } from 'vitest';
import { createWorld, first } from '../testing/world.ts';
import { completeModule, refusalOf } from './testing.ts';

const world = await createWorld(await testDatabase());
const { as, addStarted } = world;
const { course } = world.services;

const FIRST_DAY = '2026-01-04';
const opening = (week: number) => new Date(Date.parse('2026-01-04T05:00:00Z') + (week - 1) * WEEK);
const eve = (week: number) => new Date(opening(week).getTime() - 1);
const WEEK = 7 * 86_400_000;
const weeks = [1, 2, 3, 4, 5, 6];

async function walkModule(userId: number, week: number): Promise<void> {
  const module = first(course.modules[week - 1]);
  const { programme } = await as(userId, { now: opening(week) });
  expect(statesOf(await programme.listModuleStates({}))).toEqual([
    ...weeks.slice(0, week - 1).map(() => 'complete'),
    'open',
    ...weeks.slice(week).map(() => 'locked'),
  ]);
  expect(await programme.resolveCurrentStep({})).toMatchObject({
    moduleNumber: week,
    current: { kind: 'video', moduleNumber: week },
  });
  const refusal = await refusalOf(programme.getVideo({ moduleId: week }));
  expect(refusal?.code ?? null).toBe(module.video ? null : 'NOT_FOUND');
  await programme.saveVideoPosition({ moduleId: week, positionSeconds: 30 });
  await programme.markVideoWatched({ moduleId: week });

  for (const { number } of module.chapters) {
    expect(await programme.resolveCurrentStep({})).toMatchObject({
      current: { kind: 'chapter', chapterNumber: number },
    });
    expect((await programme.getChapter({ number })).readAt).toBeNull();
    await programme.markChapterRead({ number });
  }
  expect(await programme.getModuleState({ number: week })).toMatchObject({
    state: 'complete',
    videoPositionSeconds: 30,
  });
}

describe('the course, week after week', () => {
  it('opens each module with its week once the one before is complete, and is done in the sixth', async () => {
    const userId = await addStarted(FIRST_DAY);
    await walkModule(userId, 1);
    for (const week of weeks.slice(1)) {
      const { programme } = await as(userId, { now: eve(week) });
      expect(await refusalOf(programme.markVideoWatched({ moduleId: week }))).toMatchObject({
        code: 'MODULE_LOCKED',
        details: { module: week, opensOn: isoDay(opening(week)), afterModule: null },
      });
      await walkModule(userId, week);
    }
    const { programme } = await as(userId, { now: opening(6) });
    expect(statesOf(await programme.listModuleStates({}))).toEqual(weeks.map(() => 'complete'));
  });

  it('waits at the module that is not complete, however many weeks have come', async () => {
    const userId = await addStarted(FIRST_DAY);
    await completeModule(await as(userId, { now: opening(1) }), course, 1);
    const { programme } = await as(userId, { now: opening(6) });
    const states = await programme.listModuleStates({});
    expect(statesOf(states)).toEqual(['complete', 'open', ...weeks.slice(2).map(() => 'locked')]);
    expect(states[2]).toMatchObject({ opensOn: null, afterModule: 2 });
    expect(await refusalOf(programme.getVideo({ moduleId: 3 }))).toMatchObject({
      code: 'MODULE_LOCKED',
      details: { module: 3, opensOn: null, afterModule: 2 },
    });
  });

  it('is made up in a day by a person who comes late, and closes in week 7 until S6 is sent', async () => {
    const userId = await addStarted(FIRST_DAY);
    const late = await as(userId, { now: opening(6) });
    for (const week of weeks) await completeModule(late, course, week);
    expect(statesOf(await late.programme.listModuleStates({}))).toEqual(
      weeks.map(() => 'complete'),
    );

    const { programme } = await as(userId, { now: opening(7) });
    expect(await refusalOf(programme.getChapter({ number: 1 }))).toMatchObject({
      code: 'QUESTIONNAIRE_DUE',
      details: { questionnaire: 'S6' },
    });
    await world.submit(userId, 'S6');
    const after = await as(userId, { now: opening(7) });
    expect((await after.programme.getChapter({ number: 1 })).readAt).not.toBeNull();
  });
});

function statesOf(modules: readonly { readonly state: string }[]): string[] {
  return modules.map(({ state }) => state);
}

function isoDay(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}
