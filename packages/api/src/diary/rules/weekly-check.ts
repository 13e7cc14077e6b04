import { SLEEPINESS_FLAG } from './sleepiness-hold.ts';

/** Events of the last seven days. @decision D77 */
export const weeklyCheckSigns = [
  'foughtSleep',
  'fellAsleep',
  'fall',
  'fatigueAccident',
  'mood',
] as const;
export type WeeklyCheckSign = (typeof weeklyCheckSigns)[number];

/** Answers of the weekly check, in the order of the list; `none` excludes all other answers. */
export const weeklyCheckAnswers = [...weeklyCheckSigns, 'none'] as const;
export type WeeklyCheckAnswer = (typeof weeklyCheckAnswers)[number];

/**
 * `flag`: safety flag that suspends the schedule; `alert`: alert for staff; `isMood`: the page
 * shows where to find help.
 */
type SignEffect = { flag: string | null; alert: string; isMood: boolean };

const sleepiness = { flag: SLEEPINESS_FLAG, alert: SLEEPINESS_FLAG, isMood: false };

/** @decision D76 D77 */
const signEffects: Readonly<Record<WeeklyCheckSign, SignEffect>> = {
  foughtSleep: sleepiness,
  fellAsleep: sleepiness,
  fall: { flag: 'fallRisk', alert: 'fall', isMood: false },
  fatigueAccident: { flag: 'fatigueAccident', alert: 'fatigueAccident', isMood: false },
  mood: { flag: null, alert: 'moodChange', isMood: true },
};

export function weeklyCheckFault(
  answers: readonly WeeklyCheckAnswer[],
): 'required' | 'exclusiveChoice' | null {
  if (answers.length === 0) return 'required';
  return answers.includes('none') && answers.some((each) => each !== 'none')
    ? 'exclusiveChoice'
    : null;
}

export type WeeklyCheckEffect = {
  /** True for sleepiness, false for « none », and null for any other answer. */
  isSleepy: boolean | null;
  /** Flags to open; the flag for sleepiness has separate rules. */
  flags: readonly string[];
  /** Alerts for staff; the alert for sleepiness has separate rules. */
  alerts: readonly string[];
  showsHelp: boolean;
};

/**
 * Effect of one weekly check. « None » counts as a « no » about sleepiness. A check with only other
 * events gives no answer about sleepiness.
 * @decision D69 D76 D77
 */
export function weeklyCheckEffect(answers: readonly WeeklyCheckAnswer[]): WeeklyCheckEffect {
  const effects = weeklyCheckSigns
    .filter((sign) => answers.includes(sign))
    .map((sign) => signEffects[sign]);
  const isSleepy = effects.some(({ flag }) => flag === SLEEPINESS_FLAG);
  const others = effects.filter(({ flag }) => flag !== SLEEPINESS_FLAG);
  return {
    isSleepy: isSleepy ? true : answers.includes('none') ? false : null,
    flags: others.flatMap(({ flag }) => flag ?? []),
    alerts: others.map(({ alert }) => alert),
    showsHelp: effects.some(({ isMood }) => isMood),
  };
}

export const inListOrder = (answers: readonly string[]): WeeklyCheckAnswer[] =>
  weeklyCheckAnswers.filter((each) => answers.includes(each));

/** Answers after a click. « None » excludes all other answers. */
export function withToggledCheck(
  answers: readonly WeeklyCheckAnswer[],
  pressed: WeeklyCheckAnswer,
): WeeklyCheckAnswer[] {
  if (answers.includes(pressed)) return answers.filter((each) => each !== pressed);
  if (pressed === 'none') return ['none'];
  return inListOrder([...answers, pressed].filter((each) => each !== 'none'));
}

/**
 * True when the person has answered the check of a week. Older checks contain only the answer
 * about sleepiness.
 * @decision D77
 */
export const isCheckAnswered = (week: {
  isSleepyAtWheel: boolean | null;
  checkAnswers: readonly WeeklyCheckAnswer[];
}): boolean => week.isSleepyAtWheel !== null || week.checkAnswers.length > 0;

/** Time after which equal answers count as a new check, not as a repeated request. */
const REPEATED_WITHIN_MS = 10 * 60_000;

/**
 * True when a check repeats the previous check, for example after a lost reply.
 * @param last previous check about the same week, with an ISO 8601 instant; null for the first
 *   check
 */
export function isRepeatedCheck(
  last: { answers: readonly string[]; answeredAt: string } | null,
  { answers, now }: { answers: readonly WeeklyCheckAnswer[]; now: Date },
): boolean {
  if (last === null || now.getTime() - Date.parse(last.answeredAt) >= REPEATED_WITHIN_MS) {
    return false;
  }
  return inListOrder(last.answers).join() === inListOrder(answers).join();
}
