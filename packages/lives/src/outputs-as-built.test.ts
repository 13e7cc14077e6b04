import { findProcedure, PROCEDURES, ROLE } from '@aube/api/server';
import { strictInput } from '@aube/api/testing';
import { describe, expect, it } from 'vitest';
import { DEMO_PEOPLE } from './demo-people.ts';
import { demoWorld } from './testing/demo-world.ts';

const { as, userIdOf } = await demoWorld(new Date('2026-11-21T15:00:00Z'));

/** No schema of ours holds functions. */
const isTakenAsBuilt = (output: { parse: (value: unknown) => unknown }) => {
  const probe = () => undefined;
  try {
    return output.parse(probe) === probe;
  } catch {
    return false;
  }
};

/** Outputs that are sent without parsing. */
const builtNames = PROCEDURES.filter(({ output }) => output && isTakenAsBuilt(output)).map(
  ({ name }) => name,
);

/** Parses the output strictly: extra fields are faults. */
const readStrictly = (name: string, output: unknown): unknown => {
  const schema = findProcedure(name)?.output;
  return schema && strictInput(schema).parse(output);
};

it('these outputs leave as they were built, and are looked at below', () => {
  expect(builtNames.toSorted()).toEqual([
    'diary.saveDay',
    'notifications.listPage',
    'programme.overview',
  ]);
});

describe('an output that leaves as it was built has its fields and no others', () => {
  const participants = DEMO_PEOPLE.filter(({ roleId }) => roleId === ROLE.participant);

  it.each(participants.map(({ name }) => [name]))(
    'of %s, to themselves and to staff',
    async (name) => {
      const own = await as(name);
      const administrator = await as('admin');
      const before = await own.programme.overview({});
      expect(readStrictly('programme.overview', before)).toEqual(before);
      const userId = await userIdOf(name);
      const shown = await administrator.programme.overview({ userId });
      expect(readStrictly('programme.overview', shown)).toEqual(shown);
      for (const notices of [
        await own.notifications.listPage({}),
        await administrator.notifications.listPage({ userId }),
      ]) {
        expect(readStrictly('notifications.listPage', notices)).toEqual(notices);
      }

      const open = before.days.find(({ isEditable }) => isEditable);
      if (open === undefined) return;
      const { id: dayId, version: baseVersion } = open;
      await own.diary.saveDraft({ dayId, fields: { awakenings: '3' }, baseVersion });
      const withDraft = await own.programme.overview({});
      expect(readStrictly('programme.overview', withDraft)).toEqual(withDraft);
      const night = {
        lightsOutTime: 1380,
        sleepOnsetLatencyMinutes: 20,
        awakenings: 1,
        wakeAfterSleepOnsetMinutes: 10,
        finalWakeUpTime: 390,
        outOfBedTime: 400,
        napCount: 1,
        naps: [{ startTime: 780, endTime: 800 }],
        note: 'un peu de bruit',
      };
      const saved = await own.diary.saveDay({ day: { dayId }, night });
      expect(readStrictly('diary.saveDay', saved)).toEqual(saved);
      const withNight = await own.programme.overview({});
      expect(readStrictly('programme.overview', withNight)).toEqual(withNight);
    },
  );
});
