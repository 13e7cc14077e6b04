import type { Programme } from '../../lib/programme-data.ts';

/**
 * True while a due questionnaire closes the weeks, the modules and the figures; always false for
 * staff who consult.
 */
export const isClosedByQuestionnaire = ({
  dueQuestionnaire,
  person,
}: Pick<Programme, 'dueQuestionnaire' | 'person'>): boolean =>
  dueQuestionnaire !== null && !person.isConsulted;
