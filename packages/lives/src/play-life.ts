import { credentialFromBearer } from '@aube/auth';
import type { Locale } from '@aube/content';
import {
  addDays,
  gateQuestionnaires,
  instantAt,
  programmeRules,
  programmeWeek,
  type GateQuestionnaire,
} from '@aube/api/rules';
import {
  appRouter,
  createCallerFactory,
  programContext,
  SYSTEM_ORIGIN,
  type Services,
} from '@aube/api/server';
import { nightOfLife, type Life } from './lives.ts';
import { ordinaryAnswers } from './ordinary-answers.ts';
import { randomFrom, type Random } from './random.ts';

const createCaller = createCallerFactory(appRouter);

/** 09:30, when no simulated person is still in bed. */
const MORNING = 9 * 60 + 30;
const LATER = MORNING + 60;
const EVENING = 20 * 60;

export type LifeAct = { daysAgo: number; act: (caller: Caller) => Promise<unknown> };

export type LifePlan = {
  userId: number;
  locale: Locale;
  timeZone: string;
  life: Life;
  seed: number;
  /**
   * First morning to simulate, when earlier days are already in the database. Without it, starts at
   * S0.
   */
  from?: string | undefined;
  /** Local date of the S0 submission. */
  firstDayOn: string;
  /** Day after the last simulated day. The night that ends on this day is not filled in. */
  today: string;
  answers: readonly GateQuestionnaire[];
  leaves: boolean;
  says?: Readonly<Record<string, string | number | string[]>> | undefined;
  /** Further acts of a morning, after the night is saved. */
  acts?: readonly LifeAct[] | undefined;
};

type Person = Pick<LifePlan, 'userId' | 'locale' | 'timeZone'>;

/** Opens a session of the person at a local time; the caller closes the sessions. */
export const callerAt =
  (services: Services, { userId, locale, timeZone }: Person) =>
  async (date: string, time: number) => {
    const now = instantAt(date, time, timeZone);
    const { token } = await services.auth.open({ userId, kind: 'bearer', now });
    const credential = credentialFromBearer(`Bearer ${token}`);
    const requestId = `demo-${userId}-${date}`;
    const call = { credential, locale, now, requestId, origin: SYSTEM_ORIGIN };
    return createCaller(programContext(services, call));
  };

/**
 * Calls the procedures on each morning of the programme until yesterday. For each call, `now` is
 * that morning.
 */
export async function playLife(services: Services, plan: LifePlan): Promise<void> {
  const random = randomFrom(plan.seed);
  const at = callerAt(services, plan);
  const answersOf = (code: GateQuestionnaire | 'ABANDONMENT') => {
    const answers = ordinaryAnswers(services.questionnaires, code, random);
    const others = Object.entries(plan.says ?? {}).filter(([item]) => item in answers);
    return { ...answers, ...Object.fromEntries(others) };
  };
  const submit = async (date: string, time: number, code: GateQuestionnaire) => {
    const answers = answersOf(code);
    await (await at(date, time)).questionnaires.save({ code, answers });
  };

  const mornings = plan.from ?? addDays(plan.firstDayOn, 1);
  if (plan.from === undefined && plan.answers.includes('S0'))
    await submit(plan.firstDayOn, 10 * 60, 'S0');
  for (let date = mornings; date < plan.today; date = addDays(date, 1)) {
    const clock = { today: date, firstDayOn: plan.firstDayOn, pauses: [], abandonedOn: null };
    const week = programmeWeek(clock);
    const isFirstOfWeek = programmeWeek({ ...clock, today: addDays(date, -1) }) < week;
    const due = gateQuestionnaires.find(
      (code) =>
        code !== 'S0' &&
        isFirstOfWeek &&
        programmeRules.questionnaireDueFromWeek[code] === week &&
        plan.answers.includes(code) &&
        services.questionnaires.questionnaires.has(code),
    );
    if (due) await submit(date, MORNING - 5, due);
    await liveMorning(await at(date, MORNING), { plan, date, week, random });
    for (const { daysAgo, act } of plan.acts ?? []) {
      if (addDays(plan.today, -daysAgo) === date) await act(await at(date, LATER));
    }
  }
  if (plan.leaves) {
    const answers = answersOf('ABANDONMENT');
    const lastDay = addDays(plan.today, -1);
    await (await at(lastDay, EVENING)).questionnaires.saveAbandonment({ answers });
  }
  await services.auth.closeAll(plan.userId);
}

type Morning = { plan: LifePlan; date: string; week: number; random: Random };

export type Caller = ReturnType<typeof createCaller>;
type Overview = Awaited<ReturnType<Caller['programme']['overview']>>;

async function goOn(caller: Caller, { modules, currentStep, dueQuestionnaire }: Overview) {
  const module = modules.find(({ number }) => number === currentStep?.moduleNumber);
  if (!currentStep || module?.state === 'complete' || dueQuestionnaire !== null) return;
  const { current } = currentStep;
  if (current.kind === 'video') {
    await caller.programme.markVideoWatched({ moduleId: current.moduleNumber });
  } else {
    await caller.programme.markChapterRead({ number: current.chapterNumber });
  }
}

async function liveMorning(caller: Caller, { plan, date, week, random }: Morning): Promise<void> {
  const overview = await caller.programme.overview({});
  const current = overview.weeks.at(-1);
  const context = { date, week, schedule: current?.schedule ?? null, timeZone: plan.timeZone };
  if (!overview.days.some((day) => day.date === date)) return;
  const night = nightOfLife(plan.life, context, random);
  if (!night) return;
  await caller.diary.saveDay({ day: { date }, night: { ...night, naps: [...night.naps] } });
  await goOn(caller, overview);
  if (!current || current.schedule?.isCarriedOver === false) return;
  const { availability } = await caller.diary.getWeek({ number: current.number });
  if (availability !== 'available') return;
  const isInvited = current.wideningChoices.length > 1;
  await caller.diary.chooseSchedule({
    weekId: current.id,
    anchor: 'wakeTime',
    anchorTime: plan.life.riseTime,
    wideningMinutes: isInvited && random() < 0.6 ? 20 : 0,
  });
}
