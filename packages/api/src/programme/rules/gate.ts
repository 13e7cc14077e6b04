import { isParticipant } from '../../people/rules/roles.ts';
import { programmeRules } from './constants.ts';

/** Questionnaires of the programme, in the order in which they are asked. */
export const gateQuestionnaires = ['S0', 'S6', 'S12', 'S24'] as const;
export type GateQuestionnaire = (typeof gateQuestionnaires)[number];

/** Facts about the account that is shown; `programmeWeek` is derniere_semaine (D14). */
export type GateFacts = {
  roles: readonly number[];
  isAbandoned: boolean;
  submitted: Readonly<Record<GateQuestionnaire, boolean>>;
  programmeWeek: number;
};

/** Kinds of pages; a questionnaire's page is not a programme page. */
export type GatePage =
  | { kind: 'programme' | 'diary' | 'evolution' | 'admin' | 'account' | 'other' }
  | { kind: 'questionnaire'; id: GateQuestionnaire };

/** `open` to stay on the page, otherwise the page to go to. */
export type GateVerdict =
  | { kind: 'open' }
  | { kind: 'programme' }
  | { kind: 'admin' }
  | { kind: 'questionnaire'; id: GateQuestionnaire };

export type QuestionnaireAvailability = 'open' | 'submitted' | 'notDue';

/**
 * True when a questionnaire can be answered now: not submitted, and its week is reached.
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
 * The earliest questionnaire that must be answered before anything else; null when none is due,
 * and after abandonment. While one is due, the server refuses modules and the schedule
 * (`QUESTIONNAIRE_DUE`).
 * @source specification §4
 * @decision D37
 */
export function dueQuestionnaire(facts: Omit<GateFacts, 'roles'>): GateQuestionnaire | null {
  if (facts.isAbandoned) return null;
  return gateQuestionnaires.find((id) => questionnaireAvailability(id, facts) === 'open') ?? null;
}

/**
 * Decides on which page a logged-in person may be. The result is neither a path nor a permission:
 * the route table turns the result into a path, and the server checks rights.
 * @source specification §4
 */
export function gate(page: GatePage, facts: GateFacts): GateVerdict {
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
