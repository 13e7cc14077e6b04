import type { SettingKind } from '@aube/content';
import { outcomeCodes, person, schedule, week, weeklyCheck, type Code } from '@aube/dictionary';
import type { AuditWords } from './audit-words.ts';

type Codes = Readonly<Record<string, AuditWords>>;

const codesOf = ({ codes }: { codes: Readonly<Record<string, Code>> }): Codes =>
  Object.fromEntries(
    Object.entries(codes).map(([code, { label }]) => [code, [label.fr, label.en] as const]),
  );

const siteSetting = {
  identity: ['Nom et logos', 'Name and logos'],
  contacts: ['Coordonnées', 'Contact details'],
  crisis: ['Lignes de crise', 'Crisis lines'],
  resources: ['Personnes-ressources', 'Resource persons'],
  consent: ['Consentement', 'Consent'],
  instruments: ['Questionnaires', 'Questionnaires'],
  reminders: ['Rappels', 'Reminders'],
} as const satisfies Record<SettingKind, AuditWords>;

export const codeWords: Readonly<Record<string, Codes>> = {
  act: {
    changes: ['Changements', 'Changes'],
    looks: ['Lectures', 'Reads'],
    logins: ['Connexions', 'Logins'],
    erasures: ['Effacements', 'Erasures'],
  },
  anchor: codesOf(schedule.fields.anchor),
  answers: codesOf(weeklyCheck.fields.answers),
  authenticationMethod: codesOf(person.fields.authenticationMethod),
  confirmed: {
    lightsOutByDay: ['lumières éteintes le jour', 'lights out by day'],
    timeInBedShort: ['peu de temps au lit', 'short time in bed'],
    timeInBedLong: ['long temps au lit', 'long time in bed'],
    sleepOnsetLong: ['long endormissement', 'long time to fall asleep'],
    awakeLong: ['long éveil', 'long time awake'],
    efficiencyLow: ['efficacité basse', 'low efficiency'],
    lightsOutUnusual: ['coucher inhabituel', 'unusual bedtime'],
    finalWakeUpUnusual: ['réveil inhabituel', 'unusual awakening'],
    riseToCome: ['lever encore à venir', 'rise still to come'],
    napByNight: ['sieste la nuit', 'nap at night'],
  },
  darkMode: {
    off: ['Non', 'Off'],
    on: ['Oui', 'On'],
    system: ['Comme l’appareil', 'As the device'],
  },
  dayCourse: codesOf(week.fields.dayCourse),
  daySleepiness: codesOf(week.fields.daySleepiness),
  erasure: {
    request: ['à la demande de la personne', 'asked for by the person'],
    retention: ['au bout du temps de conservation', 'after the retention period'],
    accountDeleted: ['après la suppression du compte', 'after the account was deleted'],
    replay: ['refait après une restauration', 'done again after a restore'],
  },
  intention: codesOf(week.fields.intention),
  kind: {
    note: ['Note', 'Note'],
    called: ['Appel fait', 'Called'],
    postponed: ['Reporté', 'Put off'],
    cookie: ['Navigateur', 'Browser'],
    bearer: ['Programme', 'Script'],
    ...codesOf(week.fields.kind),
  },
  locale: codesOf(person.fields.locale),
  siteSetting,
  outcome: {
    unchanged: ['Inchangé', 'Unchanged'],
    taken: ['Adresse déjà prise', 'Address already taken'],
    pending: ['À confirmer', 'To be confirmed'],
    replaced: ['Remplacé', 'Replaced'],
    ...codesOf({ codes: outcomeCodes }),
  },
  period: {
    day: ['24 dernières heures', 'Last 24 hours'],
    week: ['7 derniers jours', 'Last 7 days'],
    month: ['30 derniers jours', 'Last 30 days'],
    year: ['12 derniers mois', 'Last 12 months'],
    all: ['Depuis le début', 'From the beginning'],
  },
  question: {
    unusualEnergy: [week.fields.hasUnusualEnergy.label.fr, week.fields.hasUnusualEnergy.label.en],
    shiftWork: [week.fields.hasShiftWork.label.fr, week.fields.hasShiftWork.label.en],
  },
  reason: {
    FORBIDDEN: ['Droit manquant', 'Right missing'],
    CONSULTATION_READ_ONLY: ['Compte d’une autre personne', 'Account of another person'],
    scheduleLocked: ['Horaire en attente d’un avis', 'Schedule on hold'],
    stoppedSchedule: ['Retour aux heures d’avant', 'Back to earlier hours'],
    silent: ['Journal sans nouvelles', 'No news from the diary'],
    questionnaireDue: ['Questionnaire en retard', 'Questionnaire overdue'],
    veryLittleSleep: ['Très peu de sommeil', 'Very little sleep'],
    shortTimeInBed: ['Très peu de temps au lit', 'Very little time in bed'],
    narrowWindow: ['Fenêtre étroite', 'Narrow window'],
    lowEfficiency: ['Deux semaines sous 80 %', 'Two weeks under 80%'],
    notStarted: ['Programme pas commencé', 'Program not started'],
    notActivated: ['Compte pas activé', 'Account not activated'],
    unknown: ['Adresse inconnue', 'Unknown address'],
    localAccount: ['Compte avec mot de passe', 'Account with a password'],
    notStaff: ['Compte sans rôle dans l’équipe', 'Account without a staff role'],
    notActive: ['Compte inactif', 'Account not active'],
    noSecondFactor: [
      'Sans deuxième étape chez l’établissement',
      'Without a second step at the establishment',
    ],
    otherSubject: ['Autre compte chez l’établissement', 'Another account at the establishment'],
    unverifiedEmail: ['Adresse non vérifiée', 'Address not verified'],
  },
  stoppedReason: codesOf(schedule.fields.stoppedReason),
  state: {
    notStarted: ['Pas commencé', 'Not started'],
    inProgress: ['En cours', 'In progress'],
    finished: ['Terminé', 'Finished'],
    left: ['A quitté', 'Left'],
  },
  roles: {
    1: ['Administration', 'Administrator'],
    2: ['Personnel', 'Staff'],
    3: ['Participant', 'Participant'],
  },
  textSize: {
    small: ['Petite', 'Small'],
    medium: ['Moyenne', 'Medium'],
    large: ['Grande', 'Large'],
    extraLarge: ['Très grande', 'Very large'],
  },
  trialOutcome: codesOf(week.fields.trialOutcome),
};
