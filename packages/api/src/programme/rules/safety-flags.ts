/** Staff can close every open safety flag; `owner` and `twoNos` tell who else can. */
export type FlagLifter = 'staff' | 'owner' | 'twoNos';

/** A safety question asks about a risk; any other answer tells an event. */
type FlagCause = 'event' | 'question';

/** Flags that the person alone cannot close. Any other flag is closed by its owner. @decision D76 */
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

/** Questionnaires with safety questions, and « Ma santé a changé ». */
const QUESTION_SOURCES: readonly string[] = ['PS', 'S0', 'health'];

const causeOf = (source: string): FlagCause =>
  QUESTION_SOURCES.includes(source) ? 'question' : 'event';

export type RaisedFlag = {
  code: string;
  /** Each source that raised the flag while it was open. */
  sources: readonly string[];
  /** True when an earlier event, or a question about the whole life, leaves the flag to staff. */
  isStaffOnly: boolean;
};

/**
 * One event is enough to leave a flag to staff, whatever is answered later.
 * @decision D76
 */
export function flagLifter({ code, sources, isStaffOnly }: RaisedFlag): FlagLifter {
  if (isStaffOnly) return 'staff';
  if (!Object.hasOwn(FLAG_LIFTERS, code)) return 'owner';
  const lifters = sources.map((source) => FLAG_LIFTERS[code]?.[causeOf(source)] ?? 'owner');
  return lifters.find((each) => each !== 'owner') ?? 'owner';
}

/** True when a flag with this code and source is left to staff from then on. @decision D76 */
export const isLeftToStaff = (code: string, source: string): boolean =>
  flagLifter({ code, sources: [source], isStaffOnly: false }) === 'staff';
