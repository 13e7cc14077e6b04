import { z } from 'zod';
import { listRules } from '../../lists/rules/list.ts';
import { PARTICIPANT_STATES } from '../rules/participant-list.ts';
import { invalidField } from '../../errors.ts';
import { chosenPeople } from '../../lists/record/list-input.ts';
import { choice, flag, localDate, longText, whole } from '../../primitives.ts';
import { programmeRules } from '../../programme/rules/constants.ts';
import { FIGURES, isWeekFigure } from '../../stats/rules/figures.ts';

/** @decision console#participants exports#exports-of-a-list */
export const participantFilters = z.object({
  search: longText(listRules.searchMaxLength).default(''),
  state: choice(PARTICIPANT_STATES).optional(),
  hasWaitingAlert: flag.default(false),
  isScheduleLocked: flag.default(false),
  figure: choice(FIGURES).optional(),
  week: whole(programmeRules.firstDiaryWeek, programmeRules.lastDiaryWeek).optional(),
  registeredFrom: localDate.optional(),
  registeredTo: localDate.optional(),
  userIds: chosenPeople.optional(),
});

export type ParticipantFilters = z.infer<typeof participantFilters>;

/** @throws INVALID for a filter by a weekly figure without a week */
export function expectWeekOfFigure({
  figure,
  week,
}: Pick<ParticipantFilters, 'figure' | 'week'>): void {
  if (figure !== undefined && isWeekFigure(figure) && week === undefined) {
    throw invalidField('week', 'required');
  }
}
