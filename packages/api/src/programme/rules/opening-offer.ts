import type { LocalDate } from '../../time/rules/local-date.ts';
import { programmeRules } from './constants.ts';
import { lastWeekWith, openingEndsOn, type DiaryOpening } from './diary-openings.ts';
import type { GateQuestionnaire } from './gate.ts';

/**
 * Reason why no week can be opened today. `notYet`: the 25 weeks are not over, pauses included.
 * `running`: the weeks of the last opening are not over.
 */
export type OpeningRefusal = 'abandoned' | 'notStarted' | 'notYet' | 'questionnaireDue' | 'running';

export type OpeningFacts = {
  today: LocalDate;
  programmeWeek: number;
  isAbandoned: boolean;
  dueQuestionnaire: GateQuestionnaire | null;
  openings: readonly DiaryOpening[];
};

/** @decision D86 */
export function runningOpening({
  today,
  openings,
}: Pick<OpeningFacts, 'today' | 'openings'>): DiaryOpening | null {
  const last = openings.at(-1);
  return last !== undefined && today < openingEndsOn(last) ? last : null;
}

/**
 * Number of the week that can be opened today, or the reason why no week can be opened. A safety
 * flag does not prevent an opening, because nights can still be written.
 * @decision D36 D37 D86
 */
export function openingOffer(
  facts: OpeningFacts,
): { firstWeek: number } | { refusal: OpeningRefusal } {
  const { programmeWeek, openings } = facts;
  if (facts.isAbandoned) return { refusal: 'abandoned' };
  if (programmeWeek === 0) return { refusal: 'notStarted' };
  if (programmeWeek <= programmeRules.lastDiaryWeek) return { refusal: 'notYet' };
  if (facts.dueQuestionnaire !== null) return { refusal: 'questionnaireDue' };
  if (runningOpening(facts) !== null) return { refusal: 'running' };
  return { firstWeek: lastWeekWith(openings) + 1 };
}

/**
 * True on the local day of the opening, while nothing was answered in the opened weeks.
 * @decision D86
 */
export const canUndoOpening = (
  { openedOn }: Pick<DiaryOpening, 'openedOn'>,
  today: LocalDate,
  isAnswered: boolean,
): boolean => today <= openedOn && !isAnswered;
