import type { Programme } from '../../lib/programme-data.ts';

export const isClosedByQuestionnaire = ({
  dueQuestionnaire,
  person,
}: Pick<Programme, 'dueQuestionnaire' | 'person'>): boolean =>
  dueQuestionnaire !== null && !person.isConsulted;
