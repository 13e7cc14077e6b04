import { diaryWeeks } from '@aube/db/schema';
import { testDatabase } from '@aube/db/testing';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createWorld } from '../testing/world.ts';

const { db, as, addStarted } = await createWorld(await testDatabase());

/** Noon in Toronto on the first day of a week. */
const at = (week: number) =>
  new Date(Date.parse('2026-01-04T17:00:00Z') + (week - 1) * 7 * 86_400_000);

const EARLIER = { windowMinutes: 420, rules: 'regles@1', steps: [], week: 2, nights: [] };

/**
 * Adds a person whose schedule of week 2 was chosen under the first rules, with an intention that
 * only `bilan@1` offered.
 */
async function addFromBefore(): Promise<number> {
  const userId = await addStarted('2026-01-04');
  await db
    .update(diaryWeeks)
    .set({
      anchor: 'wakeTime',
      anchorTime: 390,
      wideningMinutes: 0,
      windowMinutes: 420,
      chosenAt: at(2),
      chosenOn: '2026-01-11',
      rulesVersion: 'regles@1',
      explanation: EARLIER,
      intention: 'earlyWaking',
      intentionOn: '2026-01-11',
    })
    .where(and(eq(diaryWeeks.userId, userId), eq(diaryWeeks.number, 2)));
  return userId;
}

it('a week of the earlier rules still says so, beside one of the present rules', async () => {
  const userId = await addFromBefore();
  const { diary } = await as(userId, { now: at(3) });
  const before = await diary.getWeek({ number: 3 });
  expect(before.schedule?.explanation).toEqual(EARLIER);
  expect(before.proposedWindow?.rules).toBe('regles@2');
  await diary.chooseSchedule({ weekId: before.id, anchor: 'wakeTime', anchorTime: 390 });
  const [, second, third] = await diary.listWeeks({});
  expect(second?.schedule?.explanation).toEqual(EARLIER);
  expect(third?.schedule?.explanation?.rules).toBe('regles@2');
});

it('a review of a week of before names the present rules, without an intention that is gone', async () => {
  const { diary } = await as(await addFromBefore(), { now: at(3) });
  expect((await diary.getWeek({ number: 2 })).intention).toBeNull();
  expect(await diary.findReview({ number: 2 })).toMatchObject({ rules: 'bilan@2' });
});
