import type { GateQuestionnaire } from '@aube/api/rules';
import type { Caller, LifeAct, LifePlan } from '../play-life.ts';

type Act = LifeAct['act'];

/** Events that differ from an ordinary life. */
export type Story = {
  /**
   * Number of last days that are simulated with calls to the procedures; earlier days are computed
   * in memory.
   */
  days: number;
  begins?: 'notStarted' | 'notActivated';
  pause?: { week: number; days: number };
  leavesOnDay?: number;
  isLate?: boolean;
  answers?: readonly GateQuestionnaire[];
  says?: LifePlan['says'] | undefined;
  acts?: readonly LifeAct[];
  leftDaysAgo?: number | undefined;
};

type Answer = Parameters<Caller['diary']['answerWeeklyCheck']>[0]['answers'][number];

const checks =
  (answer: Answer): Act =>
  (caller) =>
    caller.diary.answerWeeklyCheck({ answers: [answer] });

const healthChanges =
  (item: string): Act =>
  async (caller) => {
    const { definition } = await caller.questionnaires.getHealthQuestions();
    const items = definition.groups.flatMap((group) => group.items);
    const answers = Object.fromEntries(
      items.map(({ code }) => [code, code === item ? 'yes' : 'no']),
    );
    await caller.questionnaires.reportHealthChange({ answers });
  };

/** Answers of a person with a low mood, without thoughts of death. */
const LOW_MOOD = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((item) => [`phq9_${item}`, 3])),
  phq9_9: 0,
};

export const STORIES = {
  notStarted: { days: 0, begins: 'notStarted' },
  notActivated: { days: 0, begins: 'notActivated' },
  lowMoodAtStart: { days: 3, answers: ['S0'], says: LOW_MOOD },
  lowMood: { days: 4, answers: ['S6'], says: LOW_MOOD },
  fell: { days: 3, acts: [{ daysAgo: 2, act: checks('fall') }] },
  sleepy: { days: 2, acts: [{ daysAgo: 1, act: checks('fellAsleep') }] },
  accident: { days: 3, acts: [{ daysAgo: 2, act: checks('fatigueAccident') }] },
  sad: { days: 2, acts: [{ daysAgo: 1, act: checks('mood') }] },
  pregnant: { days: 6, acts: [{ daysAgo: 5, act: healthChanges('safety_pregnancy') }] },
  breathing: { days: 9, acts: [{ daysAgo: 8, act: healthChanges('safety_breathing') }] },
  stopped: {
    days: 4,
    acts: [{ daysAgo: 3, act: (caller) => caller.diary.stopSchedule({ reason: 'tooTired' }) }],
  },
  returned: {
    days: 9,
    acts: [{ daysAgo: 8, act: (caller) => caller.diary.openWeeks({ kind: 'return' }) }],
  },
  paused: { days: 0, pause: { week: 5, days: 14 } },
  pausedBefore: { days: 0, pause: { week: 6, days: 10 } },
  removed: { days: 0 },
  left: { days: 0, leavesOnDay: 40 },
  late: { days: 0, isLate: true },
} satisfies Record<string, Story>;

export type StoryName = keyof typeof STORIES;
