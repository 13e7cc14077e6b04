import { weeklyCheck } from '@aube/dictionary';
import type { Locale } from '@aube/content/locale';
import { actionWords } from './action-words.ts';
import { wordsIn, type AuditWords } from './audit-words.ts';
import { codeWords } from './code-words.ts';

export const objectWords: Readonly<Record<string, AuditWords>> = {
  abandonmentAnswers: ['Départ', 'Leaving'],
  accessToken: ['Jeton d’accès', 'Access token'],
  agreedWindow: ['Fenêtre avec l’équipe', 'Window with the team'],
  auditLog: ['Registre', 'Audit log'],
  call: ['Demande', 'Request'],
  chapter: ['Chapitre', 'Chapter'],
  consent: ['Consentement', 'Consent'],
  diaryDay: ['Nuit', 'Night'],
  diaryOpening: ['Semaines ouvertes', 'Opened weeks'],
  diaryWeek: ['Semaine du journal', 'Diary week'],
  erasure: ['Effacement', 'Erasure'],
  establishment: ['Établissement', 'Establishment'],
  exercise: ['Exercice', 'Exercise'],
  firstStep: ['Première étape', 'First step'],
  invitation: ['Invitation', 'Invitation'],
  limit: ['Limite atteinte', 'Limit reached'],
  module: ['Module', 'Module'],
  notification: ['Notification', 'Notification'],
  ownData: ['Ses données', 'Own data'],
  participant: ['Fiche', 'Record'],
  pause: ['Pause', 'Break'],
  questionnaireAnswers: ['Réponses', 'Answers'],
  savedView: ['Vue enregistrée', 'Saved view'],
  safetyFlag: ['Précaution', 'Precaution'],
  screeningAnswers: ['Auto-dépistage', 'Self-screening'],
  session: ['Session', 'Session'],
  siteSetting: ['Réglage du site', 'Setting of the site'],
  staffAlert: ['Alerte', 'Alert'],
  staffNote: ['Note de l’équipe', 'Note of the team'],
  user: ['Compte', 'Account'],
  weeklyCheck: [weeklyCheck.label.fr, weeklyCheck.label.en],
};

/** Label of an object with its number: « Nuit 12 »; null when there is no object. */
export function objectName(type: string | null, id: string | null, locale: Locale): string | null {
  if (type === null) return null;
  const words = objectWords[type];
  const code =
    id === null ? undefined : type === 'call' ? actionWords.get(id) : codeWords[type]?.[id];
  const which = code ? wordsIn(code, locale) : id;
  return [words ? wordsIn(words, locale) : type, which].filter(Boolean).join(' ');
}
