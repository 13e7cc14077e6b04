import type { Programme } from '../../lib/programme-data.ts';

/** Always false for staff who consult. */
export const isClosedByQuestionnaire = ({
  dueQuestionnaire,
  person,
}: Pick<Programme, 'dueQuestionnaire' | 'person'>): boolean =>
  dueQuestionnaire !== null && !person.isConsulted;
