import type { Locale } from '@aube/content/locale';
import { wordsIn, type AuditWords } from './audit-words.ts';
import { participantActions } from './participant-actions.ts';
import { staffActions } from './staff-actions.ts';

/**
 * Labels of actions that are not procedures: actions of the system, and former names of procedures.
 * @decision rights-and-roles#names-of-acts
 */
const otherActions: Readonly<Record<string, AuditWords>> = {
  'account.createAdministrator': ['Premier administrateur créé', 'First administrator made'],
  'account.limitReached': ['Limite de tentatives atteinte', 'Limit of tries reached'],
  'account.loginFailed': ['Connexion refusée', 'Login refused'],
  'account.loginThroughProvider': [
    'Connexion par l’établissement',
    'Login through the establishment',
  ],
  'account.registerAgain': ['Inscription refaite', 'Registration sent again'],
  'account.renewActivationLink': ['Lien d’activation refait', 'Activation link made again'],
  'account.unifyAddress': ['Courriel écrit d’une autre façon', 'Email written in another way'],
  'admin.findParticipants': ['Participants cherchés', 'Participants searched'],
  batch: ['Plusieurs demandes à la fois', 'Several requests at once'],
  'demo.cohort': ['Cohorte inventée', 'Cohort made up'],
  'demo.seed': ['Démonstration préparée', 'Demonstration prepared'],
  'diary.importNights': ['Nuit importée d’un fichier', 'Night imported from a file'],
  'diary.dropDraft': ['Brouillon d’une nuit effacé', 'Draft of a night deleted'],
  'exports.send': ['Fichier de données remis', 'Data file handed over'],
  'programme.beginVideo': ['Module en images commencé', 'Module in pictures begun'],
  'questionnaires.abandon': ['Départ du programme', 'Left the program'],
  'questionnaires.saveAbandonmentDraft': ['Brouillon d’un départ', 'Draft of leaving'],
  'questionnaires.saveDraft': ['Brouillon d’un questionnaire', 'Draft of a questionnaire'],
  'questionnaires.saveScreeningDraft': [
    'Brouillon de l’auto-dépistage',
    'Draft of the self-screening',
  ],
  'questionnaires.submit': ['Questionnaire envoyé', 'Questionnaire sent'],
  'rights.refused': ['Demande refusée, faute de droit', 'Request refused for lack of a right'],
  'questionnaires.submitScreening': ['Auto-dépistage envoyé', 'Self-screening sent'],
};

/** Label of each action in the audit log. A test requires a label for every procedure. */
export const actionWords: ReadonlyMap<string, AuditWords> = new Map(
  Object.entries({ ...otherActions, ...participantActions, ...staffActions }),
);

export function actionName(action: string, locale: Locale): string {
  const words = actionWords.get(action);
  return words ? wordsIn(words, locale) : action;
}
