import { isParticipant } from '../../account/rules/roles.ts';
import { programmeRules } from './constants.ts';

/** The programme's questionnaires, in the order in which the gate asks for them. */
export const gateQuestionnaires = ['S0', 'S6', 'S12', 'S24'] as const;
export type GateQuestionnaire = (typeof gateQuestionnaires)[number];

/** What the gate knows of the account on the screen; `programmeWeek` is derniere_semaine (D14). */
export type GateFacts = {
  roles: readonly number[];
  isAbandoned: boolean;
  submitted: Readonly<Record<GateQuestionnaire, boolean>>;
  programmeWeek: number;
};

/** The kinds of page that the gate distinguishes; a questionnaire's page is none of the programme's. */
export type GatePage =
  | { kind: 'programme' | 'diary' | 'evolution' | 'admin' | 'account' | 'other' }
  | { kind: 'questionnaire'; id: GateQuestionnaire };

/** Stay (`open`), or where to go instead. */
export type GateVerdict =
  | { kind: 'open' }
  | { kind: 'programme' }
  | { kind: 'admin' }
  | { kind: 'questionnaire'; id: GateQuestionnaire };

export type QuestionnaireAvailability = 'open' | 'submitted' | 'notDue';

/** Whether a questionnaire can be answered now: not yet submitted, and its week reached. @source specification §4 */
export function questionnaireAvailability(
  id: GateQuestionnaire,
  facts: Pick<GateFacts, 'submitted' | 'programmeWeek'>,
): QuestionnaireAvailability {
  if (facts.submitted[id]) return 'submitted';
  return facts.programmeWeek >= programmeRules.questionnaireDueFromWeek[id] ? 'open' : 'notDue';
}

/**
 * The questionnaire that must be answered before anything else, the earliest first; null when there is none
 * or the programme was abandoned. The server closes modules and the schedule on it (`QUESTIONNAIRE_DUE`).
 * @source specification §4
 * @decision D37
 */
export function dueQuestionnaire(facts: Omit<GateFacts, 'roles'>): GateQuestionnaire | null {
  if (facts.isAbandoned) return null;
  return gateQuestionnaires.find((id) => questionnaireAvailability(id, facts) === 'open') ?? null;
}

/**
 * Where a person who is logged in may be. It knows no address and no permission: the route table turns a verdict
 * into a path, and the server decides who may read what.
 * @source specification §4
 */
export function gate(page: GatePage, facts: GateFacts): GateVerdict {
  // One's own account is everybody's, whatever is due.
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
