import { isParticipant } from '../../people/rules/roles.ts';
import { programmeRules } from './constants.ts';

export const gateQuestionnaires = ['S0', 'S6', 'S12', 'S24'] as const;
export type GateQuestionnaire = (typeof gateQuestionnaires)[number];

/** Facts about the displayed account; `programmeWeek` is derniere_semaine (D14). */
export type GateFacts = {
  roles: readonly number[];
  isAbandoned: boolean;
  submitted: Readonly<Record<GateQuestionnaire, boolean>>;
  programmeWeek: number;
};

export type GatePage =
  | { kind: 'programme' | 'diary' | 'evolution' | 'admin' | 'account' | 'other' }
  | { kind: 'questionnaire'; id: GateQuestionnaire };

export type GateVerdict =
  | { kind: 'open' }
  | { kind: 'programme' }
  | { kind: 'admin' }
  | { kind: 'questionnaire'; id: GateQuestionnaire };

export type QuestionnaireAvailability = 'open' | 'submitted' | 'notDue';

/** @source specification §4 */
export function questionnaireAvailability(
  id: GateQuestionnaire,
  facts: Pick<GateFacts, 'submitted' | 'programmeWeek'>,
): QuestionnaireAvailability {
  if (facts.submitted[id]) return 'submitted';
  return facts.programmeWeek >= programmeRules.questionnaireDueFromWeek[id] ? 'open' : 'notDue';
}

/**
 * Earliest due questionnaire; null without a due questionnaire and after abandonment. A due
 * questionnaire closes the modules and the schedule.
 * @source specification §4
 * @decision D37
 */
export function dueQuestionnaire(facts: Omit<GateFacts, 'roles'>): GateQuestionnaire | null {
  if (facts.isAbandoned) return null;
  return gateQuestionnaires.find((id) => questionnaireAvailability(id, facts) === 'open') ?? null;
}

/**
 * Decides to which page a logged-in person must go. The result gives no permission; the server
 * checks the rights separately.
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
