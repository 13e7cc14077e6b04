import { createClient } from '@aube/client';
import { makeDiarist, type DiarySoFar } from './diarist.ts';
import { makeNewcomer, tokenOfNewcomer } from './newcomer.ts';

type Client = ReturnType<typeof createClient>;
type State = {
  readonly diary: DiarySoFar | null;
  readonly prepare?: (client: Client) => Promise<unknown>;
};

export const leaveProgramme = (client: Client) =>
  client.questionnaires.saveAbandonment.mutate({
    answers: { leaving_reasons: ['noTime'], leaving_contact: 'no' },
    submit: true,
  });

/** Questions that are not in `given` are answered with no. */
export async function answerHealth(client: Client, given: Record<string, string>) {
  const { definition } = await client.questionnaires.getHealthQuestions.query();
  const calm = definition.groups.flatMap(({ items }) => items.map(({ code }) => [code, 'no']));
  await client.questionnaires.reportHealthChange.mutate({
    answers: { ...Object.fromEntries(calm), ...given },
  });
}

async function chooseSchedule(client: Client) {
  const { id: weekId } = await client.diary.getWeek.query({ number: 2 });
  await client.diary.answerWeeklyCheck.mutate({ weekId, answers: ['none'] });
  await client.diary.chooseSchedule.mutate({ weekId, anchor: 'bedTime', anchorTime: 1380 });
}

const sixWeeks = ['S0', 'S6'] as const;
const secondWeek = { programmeDay: 9 } as const;
const finished = { programmeDay: 215, submitted: [...sixWeeks, 'S12', 'S24'] } as const;
const states = {
  'before-s0': { diary: null },
  'week-1': { diary: { programmeDay: 3 } },
  'week-2': { diary: secondWeek },
  'in-force': { diary: secondWeek, prepare: chooseSchedule },
  stopped: {
    diary: secondWeek,
    prepare: async (client) => {
      await chooseSchedule(client);
      await client.diary.stopSchedule.mutate({ reason: 'tooTired' });
    },
  },
  'notice-to-read': {
    diary: secondWeek,
    prepare: async (client) => {
      await chooseSchedule(client);
      await answerHealth(client, { safety_pregnancy: 'yes' });
      await answerHealth(client, {});
    },
  },
  's6-due': { diary: { programmeDay: 43 } },
  's12-due': { diary: { programmeDay: 85, submitted: [...sixWeeks] } },
  's24-due': { diary: { programmeDay: 169, submitted: [...sixWeeks, 'S12'] } },
  locked: {
    diary: secondWeek,
    prepare: (client) => client.diary.answerWeeklyCheck.mutate({ answers: ['fall'] }),
  },
  suspended: {
    diary: secondWeek,
    prepare: (client) => client.diary.answerWeeklyCheck.mutate({ answers: ['foughtSleep'] }),
  },
  'after-week-25': { diary: finished },
  'opened-week': { diary: { ...finished, opened: { kind: 'check', daysAgo: 7 } } },
  'opened-return': { diary: { ...finished, opened: { kind: 'return', daysAgo: 7 }, untold: 0 } },
  paused: {
    diary: { programmeDay: 10, untold: 2, pause: { week: 1, daysAgo: 2, days: 7 } },
  },
  left: { diary: secondWeek, prepare: leaveProgramme },
} as const satisfies Record<string, State>;

export type StateOfLife = keyof typeof states;
export const statesOfLife = Object.keys(states) as StateOfLife[];

/** @returns the email address */
export async function makePersonIn(url: string, state: StateOfLife, name: string): Promise<string> {
  const { diary, prepare }: State = states[state];
  const email = diary ? await makeDiarist(url, name, diary) : await makeNewcomer(url, name);
  await prepare?.(createClient({ url, token: await tokenOfNewcomer(url, email) }));
  return email;
}
