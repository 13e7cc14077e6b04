import { z } from 'zod';
import { listRules } from '../../lists/rules/list.ts';
import { PARTICIPANT_STATES } from '../rules/participant-list.ts';
import { invalidField } from '../../errors.ts';
import { choice, flag, localDate, longText, whole } from '../../primitives.ts';
import { programmeRules } from '../../programme/rules/constants.ts';
import { FIGURES, isWeekFigure } from '../../stats/rules/figures.ts';

/**
 * Filters of the participants, for their list and for its exports.
 * @decision console#participants exports#exports-of-a-list
 */
export const participantFilters = z.object({
  /** Each word must match, without case, accents, apostrophes and hyphens. */
  search: longText(listRules.searchMaxLength).default(''),
  state: choice(PARTICIPANT_STATES).optional(),
  /** Only people with an alert that nobody has taken in charge. */
  hasWaitingAlert: flag.default(false),
  /** Only people whose suggested schedule is locked until a staff opinion. */
  isScheduleLocked: flag.default(false),
  /** Only people counted by a figure (`stats.getFigures`); one of a week needs the week. */
  figure: choice(FIGURES).optional(),
  week: whole(programmeRules.firstDiaryWeek, programmeRules.lastDiaryWeek).optional(),
  /** Accounts created from this day to that one, in the caller's own time zone. */
  registeredFrom: localDate.optional(),
  registeredTo: localDate.optional(),
});

export type ParticipantFilters = z.infer<typeof participantFilters>;

/** @throws INVALID for a figure of a week without its week */
export function expectWeekOfFigure({
  figure,
  week,
}: Pick<ParticipantFilters, 'figure' | 'week'>): void {
  if (figure !== undefined && isWeekFigure(figure) && week === undefined) {
    throw invalidField('week', 'required');
  }
}
