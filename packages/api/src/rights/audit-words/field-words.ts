import type { Locale } from '@aube/content/locale';
import {
  establishment,
  measures,
  night,
  participant,
  person,
  schedule,
  week,
} from '@aube/dictionary';
import { wordsIn, type AuditWords } from './audit-words.ts';

const entities = [night, measures, week, schedule, person, participant, establishment];

const labels = Object.fromEntries(
  entities
    .flatMap(({ fields }) => Object.entries(fields))
    .map(([name, { label }]) => [name, [label.fr, label.en] as const]),
);

/** Name of each field in an act's values before and after. */
export const fieldWords: Readonly<Record<string, AuditWords>> = {
  ...labels,
  abandonedAt: ['Départ', 'Left on'],
  accounts: ['Comptes', 'Accounts'],
  act: ['Quoi', 'What'],
  actorUserId: ['Par le compte', 'By the account'],
  alerts: ['Alertes', 'Alerts'],
  askedEmail: ['Courriel demandé', 'Email asked for'],
  browser: ['Navigateur', 'Browser'],
  bytes: ['Octets', 'Bytes'],
  choseAPassword: ['Mot de passe choisi', 'Password chosen'],
  code: ['Mesure de prudence', 'Precaution'],
  columns: ['Colonnes', 'Columns'],
  completedAt: ['Notée le', 'Recorded on'],
  confirmed: ['Valeurs confirmées', 'Values confirmed'],
  darkMode: ['Mode sombre', 'Dark mode'],
  date: ['Matin', 'Morning'],
  days: ['Jours', 'Days'],
  deletedAt: ['Supprimé le', 'Deleted on'],
  elapsedMinutes: ['Temps écoulé', 'Time elapsed'],
  endedAt: ['Fin du programme', 'Program ended on'],
  establishmentId: ['Établissement', 'Establishment'],
  establishmentIds: ['Établissements', 'Establishments'],
  expiresAt: ['Expire le', 'Expires on'],
  figure: ['Chiffre', 'Figure'],
  flags: ['Mesures de prudence', 'Precautions'],
  from: ['Du', 'From'],
  hasWaitingAlert: ['Alerte en attente', 'Waiting alert'],
  id: ['Numéro', 'Number'],
  inChargeUserId: ['Responsable du suivi', 'In charge of the follow-up'],
  instruments: ['Instruments', 'Instruments'],
  intention: ['Intention de la semaine', 'Intention for the week'],
  invitationIds: ['Invitations', 'Invitations'],
  isActive: ['Compte actif', 'Account active'],
  isByStaff: ['Par l’équipe', 'By staff'],
  isDropped: ['Brouillon effacé', 'Draft deleted'],
  isLinked: ['Lien avec l’établissement fait', 'Linked to the establishment'],
  isMailed: ['Envoyée par courriel', 'Sent by email'],
  isNew: ['Nouveau compte', 'New account'],
  isOn: ['Rappels', 'Reminders'],
  isRefused: ['Refusée', 'Refused'],
  isReviewOn: ['Courriel du bilan de la semaine', 'Email about the weekly review'],
  isScheduleLocked: ['Horaire en attente d’un avis', 'Schedule waiting for an opinion'],
  isSearch: ['Recherche', 'Search'],
  isSetUpOnly: ['Validation en deux étapes à activer', 'Two-step verification to turn on'],
  isSubmitted: ['Envoyé', 'Sent'],
  isWhole: ['Fichier entier', 'Whole file'],
  kind: ['Sorte', 'Kind'],
  maxUses: ['Inscriptions au plus', 'Registrations at most'],
  mayExport: ['Peut exporter', 'May export'],
  nature: ['Nature', 'Kind'],
  outcome: ['Résultat', 'Outcome'],
  period: ['Période', 'Period'],
  places: ['Établissements', 'Establishments'],
  preparation: ['Demande qui l’a préparé', 'Request that prepared it'],
  questionnaire: ['Questionnaire', 'Questionnaire'],
  read: ['Marquées lues', 'Marked as read'],
  reason: ['Raison', 'Reason'],
  registeredFrom: ['Comptes créés du', 'Accounts created from'],
  registeredTo: ['Comptes créés jusqu’au', 'Accounts created until'],
  resumesOn: ['Reprise', 'Return'],
  revokedAt: ['Révoquée le', 'Revoked on'],
  roles: ['Rôles', 'Roles'],
  rows: ['Lignes', 'Rows'],
  sha256: ['Empreinte SHA-256', 'SHA-256'],
  startsOn: ['Début', 'Start'],
  state: ['État', 'State'],
  subjectUserId: ['À propos du compte', 'About the account'],
  system: ['Système', 'System'],
  textSize: ['Taille du texte', 'Text size'],
  time: ['Heure', 'Time'],
  to: ['Au', 'To'],
  updatedAt: ['Modifiée le', 'Changed on'],
  userIds: ['Comptes', 'Accounts'],
  uses: ['Inscriptions', 'Registrations'],
  version: ['Version', 'Version'],
  week: ['Semaine', 'Week'],
  wish: ['Souhait de la personne', 'The person’s wish'],
  withIdentity: ['Avec les noms', 'With names'],
};

/** Name of a field; an unknown one keeps its identifier. */
export function fieldName(field: string, locale: Locale): string {
  const words = fieldWords[field];
  return words ? wordsIn(words, locale) : field;
}
