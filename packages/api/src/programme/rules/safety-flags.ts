/**
 * `staff`: only staff can close the flag. `owner`: the participant can also close the flag.
 * `twoNos`: two later answers « no » also close the flag.
 */
export type FlagLifter = 'staff' | 'owner' | 'twoNos';

/**
 * Answer that raised the flag: an answer to a safety question about a risk, or any other answer
 * (`event`).
 */
type FlagCause = 'event' | 'question';

/**
 * Flags that the participant cannot close alone; the participant can close every other flag.
 * @decision D76
 */
const FLAG_LIFTERS: Readonly<Record<string, Readonly<Record<FlagCause, FlagLifter>>>> = {
  fatigueAccident: { event: 'staff', question: 'staff' },
  seriousEffect: { event: 'staff', question: 'staff' },
  severeMood: { event: 'staff', question: 'staff' },
  fallRisk: { event: 'staff', question: 'owner' },
  epilepsy: { event: 'staff', question: 'staff' },
  bipolarDisorder: { event: 'staff', question: 'staff' },
  psychosis: { event: 'staff', question: 'staff' },
  sleepyAtWheel: { event: 'twoNos', question: 'twoNos' },
};

const QUESTION_SOURCES: readonly string[] = ['PS', 'S0', 'health'];

const causeOf = (source: string): FlagCause =>
  QUESTION_SOURCES.includes(source) ? 'question' : 'event';

export type RaisedFlag = {
  code: string;
  sources: readonly string[];
  isStaffOnly: boolean;
};

/**
 * Rule for closing the flag: the strictest rule of all sources of the flag. Later answers never
 * make this rule less strict.
 * @decision D76
 */
export function flagLifter({ code, sources, isStaffOnly }: RaisedFlag): FlagLifter {
  if (isStaffOnly) return 'staff';
  if (!Object.hasOwn(FLAG_LIFTERS, code)) return 'owner';
  const lifters = sources.map((source) => FLAG_LIFTERS[code]?.[causeOf(source)] ?? 'owner');
  return lifters.find((each) => each !== 'owner') ?? 'owner';
}

/** @decision D76 */
export const isLeftToStaff = (code: string, source: string): boolean =>
  flagLifter({ code, sources: [source], isStaffOnly: false }) === 'staff';

/**
 * True for an answer that reports an event and raises a flag that only staff can close.
 * @decision D76
 */
export const isEventForStaff = (code: string, source: string): boolean =>
  causeOf(source) === 'event' && isLeftToStaff(code, source);
