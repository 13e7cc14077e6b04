import { isParticipant } from '../../people/rules/roles.ts';
import { programmeRules } from './constants.ts';

/** Questionnaires of the programme, in the gate's order. */
export const gateQuestionnaires = ['S0', 'S6', 'S12', 'S24'] as const;
export type GateQuestionnaire = (typeof gateQuestionnaires)[number];

/** Facts about the shown account; `programmeWeek` is derniere_semaine (D14). */
export type GateFacts = {
  roles: readonly number[];
  isAbandoned: boolean;
  submitted: Readonly<Record<GateQuestionnaire, boolean>>;
  programmeWeek: number;
};

/** Kinds of page for the gate; a questionnaire's page is not a programme page. */
export type GatePage =
  | { kind: 'programme' | 'diary' | 'evolution' | 'admin' | 'account' | 'other' }
  | { kind: 'questionnaire'; id: GateQuestionnaire };

/** Stay (`open`), or a target. */
export type GateVerdict =
  | { kind: 'open' }
  | { kind: 'programme' }
  | { kind: 'admin' }
  | { kind: 'questionnaire'; id: GateQuestionnaire };

export type QuestionnaireAvailability = 'open' | 'submitted' | 'notDue';

/**
 * True when a questionnaire can be answered now: not submitted, and its week reached.
 * @source specification §4
 */
export function questionnaireAvailability(
  id: GateQuestionnaire,
  facts: Pick<GateFacts, 'submitted' | 'programmeWeek'>,
): QuestionnaireAvailability {
  if (facts.submitted[id]) return 'submitted';
  return facts.programmeWeek >= programmeRules.questionnaireDueFromWeek[id] ? 'open' : 'notDue';
}

/**
 * The questionnaire to answer before anything else, earliest first; null without one or after
 * abandonment. The server closes modules and the schedule with it (`QUESTIONNAIRE_DUE`).
 * @source specification §4
 * @decision D37
 */
export function dueQuestionnaire(facts: Omit<GateFacts, 'roles'>): GateQuestionnaire | null {
  if (facts.isAbandoned) return null;
  return gateQuestionnaires.find((id) => questionnaireAvailability(id, facts) === 'open') ?? null;
}

/**
 * Decides where a logged-in person may be. It knows no address and no permission: the route table
 * turns the result into a path, and the server decides on rights.
 * @source specification §4
 */
export function gate(page: GatePage, facts: GateFacts): GateVerdict {
  // The account page is always open.
  if (page.kind === 'account') return { kind: 'open' };
  if (!isParticipant(facts.roles)) return { kind: page.kind === 'admin' ? 'open' : 'admin' };
  switch (page.kind) {
    case 'questionnaire':
      return { kind: questionnaireAvailability(page.id, facts) === 'open' ? 'open' : 'programme' };
    case 'programme':
    case 'diary':
    case 'evolution': {
      const due = dueQuestionnaire(facts);
      return due ? { kind: 'questionnaire', id: due } : { kind: 'open' };
    }
    case 'admin':
    case 'other':
      return { kind: 'open' };
  }
}
