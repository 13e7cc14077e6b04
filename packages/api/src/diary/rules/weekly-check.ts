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

/** Answers of the weekly check, in the order of the list; `none` excludes the others. */
export const weeklyCheckAnswers = [...weeklyCheckSigns, 'none'] as const;
export type WeeklyCheckAnswer = (typeof weeklyCheckAnswers)[number];

/** `flag` suspends the schedule; `alert` tells staff; `isMood` shows where to find help. */
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

/** Reason to refuse the answers of a weekly check; null for good answers. */
export function weeklyCheckFault(
  answers: readonly WeeklyCheckAnswer[],
): 'required' | 'exclusiveChoice' | null {
  if (answers.length === 0) return 'required';
  return answers.includes('none') && answers.some((each) => each !== 'none')
    ? 'exclusiveChoice'
    : null;
}

export type WeeklyCheckEffect = {
  /** Answer about sleepiness: « oui », « non », or null for neither. */
  isSleepy: boolean | null;
  /** Flags to open, without the flag for sleepiness, which has rules of its own. */
  flags: readonly string[];
  /** Alerts for staff, without the alert for sleepiness. */
  alerts: readonly string[];
  showsHelp: boolean;
};

/**
 * Effect of one weekly check. Only « none » is the « non » of the sleepiness rules; a check that
 * names something else says nothing about sleepiness.
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

/** Answers in the order of the list, each once. */
export const inListOrder = (answers: readonly string[]): WeeklyCheckAnswer[] =>
  weeklyCheckAnswers.filter((each) => answers.includes(each));

/** Answers after a press on one of them: « none » unticks the others, and they untick « none ». */
export function withToggledCheck(
  answers: readonly WeeklyCheckAnswer[],
  pressed: WeeklyCheckAnswer,
): WeeklyCheckAnswer[] {
  if (answers.includes(pressed)) return answers.filter((each) => each !== pressed);
  if (pressed === 'none') return ['none'];
  return inListOrder([...answers, pressed].filter((each) => each !== 'none'));
}

/**
 * True when the check of a week is answered. Older answers told only about sleepiness.
 * @decision D77
 */
export const isCheckAnswered = (week: {
  isSleepyAtWheel: boolean | null;
  checkAnswers: readonly WeeklyCheckAnswer[];
}): boolean => week.isSleepyAtWheel !== null || week.checkAnswers.length > 0;

/** Time after which equal answers are news, and no longer a repeated request. */
const REPEATED_WITHIN_MS = 10 * 60_000;

/**
 * True when a check repeats the last one, as after a lost reply.
 * @param last last check about the same week, with its instant in ISO 8601; null before the first
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
