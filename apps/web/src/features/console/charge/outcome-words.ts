import { OUTCOMES, type Outcome } from '@aube/api/rules';
import { outcomeCodes, type Text } from '@aube/dictionary';

export const outcomeWords = (outcome: Outcome): Text => outcomeCodes[outcome].label;

export const isOutcome = (code: unknown): code is Outcome =>
  OUTCOMES.some((outcome) => outcome === code);
