import type { Programme } from '../../lib/programme-data.ts';

/** Whether a due questionnaire stands before weeks, modules and figures; staff who consult see them. */
export const isClosedByQuestionnaire = ({
  dueQuestionnaire,
  person,
}: Pick<Programme, 'dueQuestionnaire' | 'person'>): boolean =>
  dueQuestionnaire !== null && !person.isConsulted;
