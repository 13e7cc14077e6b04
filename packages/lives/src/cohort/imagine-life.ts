import {
  addDays,
  currentStepOf,
  deriveSchedule,
  diaryWeekDates,
  diaryWeekOf,
  daysBetween,
  lastWeekWith,
  openingEndsOn,
  openingOffer,
  pauseOn,
  programmeWeekOpensOn,
  type DiaryCalendar,
  type DiaryOpening,
  type OpeningFacts,
  type Pause,
  dueQuestionnaire,
  instantAt,
  measureNight,
  moduleStates,
  programmeRules,
  programmeWeek,
  isVeryLongSleep,
  scheduleAvailability,
  scheduleOfWeek,
  sleepWindow,
  summarizeWeek,
  wideningChoices,
  widenWindow,
  windowBase,
  type ExplainedNight,
  type GateQuestionnaire,
  type NightEntry,
  type NightMeasures,
  type ScheduleChoice,
  type WindowExplanation,
} from '@aube/api/rules';
import type { Course } from '@aube/content';
import { nightOfLife } from '../lives.ts';
import { randomFrom } from '../random.ts';
import type { CohortPerson } from './cohort-people.ts';
import { imaginedDetails } from './imagined-details.ts';

const MORNING = 7 * 60 + 30;
const EVENING = 20 * 60;
const WIDENS = 0.6;
const THREE_MONTHS = 91;
/** No simulated person stops a schedule or agrees on a sleep window with staff. */
const UNCHANGED = { stoppedWeeks: [], returnWeeks: [], agreed: null };

type ImaginedNight = {
  date: string;
  week: number;
  night: NightEntry;
  measures: NightMeasures;
  at: Date;
};
type ImaginedChoice = ScheduleChoice & {
  wideningMinutes: number;
  explanation: WindowExplanation;
  chosenOn: string;
  at: Date;
};
type Done = { at: Date };

export type ImaginedLife = {
  weeks: { number: number; dates: string[] }[];
  openings: (DiaryOpening & { at: Date })[];
  pauses: (Pause & { at: Date })[];
  nights: ImaginedNight[];
  choices: ImaginedChoice[];
  submissions: (Done & { code: GateQuestionnaire })[];
  films: (Done & { moduleNumber: number })[];
  chapters: (Done & { chapterId: string })[];
  abandoned: { on: string; at: Date } | null;
};

type Steps = {
  number: number;
  isVideoWatched: boolean;
  chapters: { number: number; id: string; isRead: boolean }[];
};

const stepsOf = ({ modules }: Pick<Course, 'modules'>): Steps[] =>
  modules.map(({ number, chapters }) => ({
    number,
    isVideoWatched: false,
    chapters: chapters.map((chapter) => ({
      number: chapter.number,
      id: chapter.id,
      isRead: false,
    })),
  }));

/** @decision D34 */
function goOn(
  life: ImaginedLife,
  modules: Steps[],
  clock: { week: number; firstDayOn: string; at: Date },
) {
  const states = moduleStates(
    modules.map(({ number, isVideoWatched, chapters }) => ({
      number,
      isVideoWatched,
      chapterCount: chapters.length,
      readChapterCount: chapters.filter(({ isRead }) => isRead).length,
    })),
    {
      programmeWeek: clock.week,
      firstDayOn: clock.firstDayOn,
      pauses: [],
      isAbandoned: false,
      takesEntries: true,
    },
  );
  const next = states.find(({ state }) => state === 'open' || state === 'inProgress');
  const module = modules.find(({ number }) => number === next?.number);
  if (!module) return;
  const step = currentStepOf(module);
  if (step.kind === 'video') {
    module.isVideoWatched = true;
    life.films.push({ moduleNumber: module.number, at: clock.at });
    return;
  }
  const chapter = module.chapters.find(({ number }) => number === step.chapterNumber);
  if (!chapter) return;
  chapter.isRead = true;
  life.chapters.push({ chapterId: chapter.id, at: clock.at });
}

const explained = (nights: readonly ImaginedNight[]): ExplainedNight[] =>
  nights.map(({ date, measures: { timeInBedMinutes, totalSleepMinutes } }) => ({
    date,
    timeInBedMinutes,
    totalSleepMinutes,
  }));

/** @decision D25 D26 D27 */
function choose(
  life: ImaginedLife,
  person: CohortPerson,
  morning: { week: number; date: string; at: Date; isDue: boolean; isPaused: boolean },
) {
  const { week, date, at, isDue, isPaused } = morning;
  const { choices, nights } = life;
  if (choices.some((choice) => choice.week === week)) return;
  const before = nights.filter((night) => night.week === week - 1);
  const previousWeek = summarizeWeek(before.map(({ measures }) => measures));
  const base = windowBase({ choices, ...UNCHANGED }, week);
  const availability = scheduleAvailability({
    week,
    diaryWeek: week,
    isMeasuring: week === programmeRules.firstDiaryWeek,
    exists: week <= programmeRules.lastDiaryWeek,
    today: date,
    takesEntries: true,
    isPaused,
    isQuestionnaireDue: isDue,
    isSafetyFlagged: false,
    isSleepy: false,
    isNoticeDue: false,
    isStopped: false,
    chosenOn: null,
    previousWeekNights: previousWeek.completedNights,
    isSleepVeryLong: isVeryLongSleep(previousWeek),
    windowInForceMinutes: base?.windowMinutes ?? null,
  });
  if (availability !== 'available') return;
  const proposed = sleepWindow({ base, previousWeek, wideningMinutes: 0 });
  if (proposed === null) return;
  const offered = wideningChoices(previousWeek.advice, proposed.windowMinutes);
  const wideningMinutes = (person.random() < WIDENS ? offered[1] : 0) ?? 0;
  const window = widenWindow(proposed, wideningMinutes);
  choices.push({
    week,
    anchor: 'wakeTime',
    anchorTime: person.life.riseTime,
    windowMinutes: window.windowMinutes,
    agreedWindowId: null,
    wideningMinutes,
    explanation: { ...window, week, nights: explained(before) },
    chosenOn: date,
    at,
  });
}

/**
 * True when the person opens a check week. Three months must have passed since week 25, or since
 * the end of the weeks that the person opened last.
 * @decision D86
 */
function opensCheckWeek(
  { openings, ...calendar }: DiaryCalendar,
  gate: Pick<OpeningFacts, 'today' | 'programmeWeek' | 'isAbandoned'> & {
    submitted: Parameters<typeof dueQuestionnaire>[0]['submitted'];
  },
): boolean {
  const facts = { ...gate, openings, dueQuestionnaire: dueQuestionnaire(gate) };
  if ('refusal' in openingOffer(facts)) return false;
  const last = openings.at(-1);
  const since =
    last === undefined
      ? programmeWeekOpensOn(calendar, programmeRules.lastDiaryWeek + 1)
      : openingEndsOn(last);
  return daysBetween(since, gate.today) >= THREE_MONTHS;
}

function imaginedPauses({ firstDayOn, timeZone, pause }: CohortPerson): ImaginedLife['pauses'] {
  if (pause === null) return [];
  const startsOn = programmeWeekOpensOn({ firstDayOn, pauses: [] }, pause.week + 1);
  const at = instantAt(addDays(startsOn, -2), EVENING, timeZone);
  return [{ week: pause.week, startsOn, resumesOn: addDays(startsOn, pause.days), at }];
}

/** Simulates the programme of one person in memory, with the same rules as the procedures. */
export function imagineLife(
  person: CohortPerson,
  { until, course }: { until: string; course: Pick<Course, 'modules'> },
): ImaginedLife {
  const { firstDayOn, timeZone, random } = person;
  // Optional details have their own random numbers, so that a new detail changes no schedule.
  const detailRandom = randomFrom(Math.floor(random() * 2 ** 32));
  const openings: ImaginedLife['openings'] = [];
  const pauses = imaginedPauses(person);
  const calendar = { firstDayOn, pauses, openings };
  const numbers = Array.from({ length: programmeRules.lastDiaryWeek }, (_, index) => index + 1);
  const life: ImaginedLife = {
    weeks: numbers.map((number) => ({ number, dates: diaryWeekDates(calendar, number) })),
    openings,
    pauses,
    nights: [],
    choices: [],
    submissions: [{ code: 'S0', at: instantAt(firstDayOn, 10 * 60, timeZone) }],
    films: [],
    chapters: [],
    abandoned: null,
  };
  if (!person.isBegun) return { ...life, weeks: [], submissions: [] };
  const modules = stepsOf(course);
  const submitted = { S0: true, S6: false, S12: false, S24: false };
  const lastDay = person.leavesOnDay === null ? null : addDays(firstDayOn, person.leavesOnDay);
  for (let date = addDays(firstDayOn, 1); date < until; date = addDays(date, 1)) {
    const week = programmeWeek({ today: date, ...calendar, abandonedOn: null });
    const at = instantAt(date, MORNING, timeZone);
    const gate = { isAbandoned: false, submitted, programmeWeek: week };
    const due = dueQuestionnaire(gate);
    if (due !== null && person.isDiligent) {
      submitted[due] = true;
      life.submissions.push({ code: due, at: instantAt(date, MORNING - 5, timeZone) });
    }
    if (person.isDiligent && opensCheckWeek(calendar, { ...gate, today: date })) {
      const firstWeek = lastWeekWith(openings) + 1;
      openings.push({ kind: 'check', firstWeek, openedOn: date, at });
      life.weeks.push({ number: firstWeek, dates: diaryWeekDates(calendar, firstWeek) });
    }
    const isDue = dueQuestionnaire(gate) !== null;
    const inForce = scheduleOfWeek({ choices: life.choices, ...UNCHANGED }, week);
    const schedule =
      inForce && deriveSchedule(inForce.anchor, inForce.anchorTime, inForce.windowMinutes);
    const night = nightOfLife(person.life, { date, week, schedule, timeZone }, random);
    const diaryWeek = diaryWeekOf(calendar, date);
    if (night && diaryWeek !== null) {
      const measures = measureNight(date, night, timeZone);
      const whole = { ...night, ...imaginedDetails(night, detailRandom) };
      life.nights.push({ date, week: diaryWeek, night: whole, measures, at });
      if (!isDue) goOn(life, modules, { week, firstDayOn, at });
      choose(life, person, { week, date, at, isDue, isPaused: pauseOn(pauses, date) !== null });
    }
    if (date === lastDay) {
      life.abandoned = { on: date, at: instantAt(date, EVENING, timeZone) };
      break;
    }
  }
  return life;
}
