import type { Locale } from '@aube/content/locale';
import type { ProcedureName } from '../../procedure-types.ts';

type CallText = {
  /** What the call does, in one line. */
  summary: string;
  /** What one must know besides. */
  more?: string;
};

type CallTexts = Record<Locale, CallText>;

const both = (fr: string, en: string, more?: { fr: string; en: string }): CallTexts => ({
  fr: { summary: fr, ...(more && { more: more.fr }) },
  en: { summary: en, ...(more && { more: more.en }) },
});

const precondition = {
  fr: 'Avec `If-Match`, un changement fait ailleurs répond 412 au lieu d’être écrasé.',
  en: 'With `If-Match`, a change made elsewhere answers 412 instead of being overwritten.',
};

const wholeAnswers = {
  fr: '`reponses` est toujours l’ensemble : ce qui n’y est pas sort du brouillon. Envoyées une fois, les réponses ne changent plus (409 `ALREADY_SUBMITTED`).',
  en: '`reponses` is always the whole set: what is left out is taken out of the draft. Answers are submitted once (409 `ALREADY_SUBMITTED`).',
};

/** What each call does. A test holds them equal to the procedures of the rows. */
export const PROCEDURE_TEXTS: Partial<Record<ProcedureName, CallTexts>> = {
  'account.login': both('Ouvrir une session', 'Log in', {
    fr: '`courriel` ou `nom_utilisateur`, l’un des deux.',
    en: '`courriel` or `nom_utilisateur`, one of the two.',
  }),
  'account.logout': both('Fermer la session', 'Log out'),
  'account.me': both('Lire son propre compte', 'Read one’s own account'),
  'account.confirmIdentity': both('Confirmer qui l’on est', 'Confirm who one is', {
    fr: 'Le mot de passe une fois de plus, ou un code du second facteur. La preuve vaut dix minutes.',
    en: 'The password once more, or a code of the second factor. The proof holds for ten minutes.',
  }),
  'account.register': both('S’inscrire avec une invitation', 'Register with an invitation'),
  'account.activate': both('Activer un compte par son lien', 'Activate an account by its link'),
  'account.requestPasswordReset': both(
    'Demander un lien pour un autre mot de passe',
    'Ask for a link to another password',
    {
      fr: 'La réponse est la même, que le compte existe ou non.',
      en: 'The answer is the same whether the account exists or not.',
    },
  ),
  'account.resetPassword': both(
    'Choisir un autre mot de passe par son lien',
    'Choose another password by its link',
  ),
  'account.getSecondFactor': both('Lire son second facteur', 'Read one’s second factor'),
  'account.beginSecondFactor': both(
    'Commencer à installer un second facteur',
    'Begin to set up a second factor',
  ),
  'account.confirmSecondFactor': both(
    'Mettre le second facteur en vigueur',
    'Put the second factor in force',
    {
      fr: 'Avec le billet et le premier code. La réponse porte un autre jeton de session.',
      en: 'With the ticket and the first code. The reply holds another session token.',
    },
  ),
  'account.removeSecondFactor': both('Retirer son second facteur', 'Remove one’s second factor'),
  'account.renewRecoveryCodes': both(
    'Recevoir d’autres codes de secours',
    'Get other recovery codes',
  ),
  'account.listAccessTokens': both('Lister ses jetons d’accès', 'List one’s access tokens'),
  'account.createAccessToken': both('Créer un jeton d’accès', 'Make an access token', {
    fr: 'Il n’est montré que cette fois.',
    en: 'It is shown this once.',
  }),
  'account.revokeAccessToken': both('Révoquer un jeton d’accès', 'Revoke an access token'),
  'admin.resetSecondFactor': both(
    'Retirer le second facteur de quelqu’un',
    'Take somebody’s second factor away',
  ),
  'admin.createInvitation': both('Inviter à s’inscrire', 'Invite to register'),
  'admin.listOpenEstablishments': both(
    'Lister les établissements où l’on peut inviter',
    'List the establishments to which one may invite',
  ),
  'admin.createEstablishment': both('Créer un établissement', 'Make an establishment'),
  'admin.getEstablishment': both('Lire un établissement', 'Read an establishment'),
  'admin.updateEstablishment': both(
    'Modifier un établissement',
    'Change an establishment',
    precondition,
  ),
  'admin.deleteEstablishment': both(
    'Fermer un établissement',
    'Close an establishment',
    precondition,
  ),
  'admin.getEstablishmentStatistics': both(
    'Lire les chiffres d’un établissement',
    'Read the figures of an establishment',
  ),
  'admin.listParticipantRecords': both(
    'Lister les participants que l’on suit',
    'List the participants whom one looks after',
  ),
  'admin.getParticipant': both('Lire le dossier d’un participant', 'Read a participant’s record'),
  'admin.updateParticipant': both(
    'Remplacer le dossier d’un participant',
    'Put a participant’s record',
    {
      fr: 'Ce qui manque est vidé, sauf `etablissement_id`. Avec `If-Match`, un changement fait ailleurs répond 412.',
      en: 'What is left out is emptied, but for `etablissement_id`. With `If-Match`, a change made elsewhere answers 412.',
    },
  ),
  'admin.listUserRecords': both('Lister les comptes', 'List the accounts'),
  'admin.createUser': both('Créer un compte', 'Make an account', {
    fr: 'La personne reçoit un lien pour choisir son mot de passe.',
    en: 'Its owner gets a link to choose a password.',
  }),
  'admin.getUser': both('Lire un compte', 'Read an account'),
  'admin.updateUser': both('Modifier un compte', 'Change an account', {
    fr: 'Ce qui manque ou est nul reste. Un autre courriel ne vaut qu’une fois confirmé par sa lectrice ou son lecteur.',
    en: 'What is left out or null stays. Another address counts once its reader has confirmed it.',
  }),
  'admin.deleteUser': both('Fermer un compte', 'Close an account', precondition),
  'admin.listRoles': both('Lister les rôles', 'List the roles'),
  'exports.prepare': both('Exporter un jeu de données', 'Export a dataset', {
    fr: 'Un fichier CSV ou XLSX, ou l’archive `tout.zip` avec son livre de codes. Au plus dix par heure et par compte : ensuite 429; pendant que d’autres fichiers s’écrivent, 503. Les deux disent dans `Retry-After` quand revenir.',
    en: 'A CSV or XLSX file, or the archive `tout.zip` with its codebook. Ten an hour for one account at most: then 429; while other files are being written, 503. Both say in `Retry-After` when to come back.',
  }),
  'diary.listDays': both('Lister les nuits', 'List the nights', {
    fr: 'Toutes les semaines disponibles, ou celle de `semaine`.',
    en: 'Every week that is available, or that of `semaine`.',
  }),
  'diary.getDay': both('Lire une nuit', 'Read a night'),
  'diary.saveDay': both('Enregistrer une nuit', 'Save a night', {
    fr: 'Deux fois la même chose est une fois. Un détail (de `qualite_sommeil` à `note`) laissé de côté reste tel quel. Avec `If-Match`, un changement fait ailleurs répond 412.',
    en: 'Twice is the same as once. A detail (`qualite_sommeil` to `note`) that is left out stands as it is. With `If-Match`, a change made elsewhere answers 412.',
  }),
  'diary.listWeeks': both('Lister les semaines du journal', 'List the weeks of the diary'),
  'diary.getWeek': both('Lire une semaine du journal', 'Read a week of the diary'),
  'diary.chooseSchedule': both(
    'Choisir l’horaire de sommeil d’une semaine',
    'Choose the sleep schedule of a week',
  ),
  'notifications.list': both('Lister les avis', 'List the notices'),
  'notifications.markRead': both('Marquer un avis comme lu', 'Mark a notice as read'),
  'programme.getDictionary': both(
    'Lire le dictionnaire des champs',
    'Read the dictionary of fields',
    {
      fr: '`version` augmente à chaque changement.',
      en: '`version` grows with each change.',
    },
  ),
  'programme.listModules': both('Lister les modules', 'List the modules'),
  'programme.listModuleStates': both(
    'Lire où en sont les modules d’une personne',
    'Read where somebody’s modules stand',
  ),
  'programme.getModuleState': both(
    'Lire où en est un module d’une personne',
    'Read where one of somebody’s modules stands',
  ),
  'programme.markVideoWatched': both('Noter un film comme vu', 'Note a film as watched'),
  'programme.getChapter': both(
    'Lire où en est un chapitre d’une personne',
    'Read where one of somebody’s chapters stands',
  ),
  'programme.markChapterRead': both('Noter un chapitre comme lu', 'Note a chapter as read'),
  'programme.listPauses': both('Lister les pauses', 'List the pauses'),
  'programme.askPause': both('Demander une pause', 'Ask for a pause', {
    fr: 'Elle commence à la fin de la semaine en cours; `reprise_le` vient de 1 à 28 jours plus tard.',
    en: 'It begins when the present week ends; `reprise_le` comes 1 to 28 days later.',
  }),
  'programme.withdrawPause': both(
    'Retirer une pause qui n’a pas commencé',
    'Take back a pause that has not begun',
  ),
  'programme.resumeToday': both('Terminer une pause aujourd’hui', 'End a pause today'),
  'questionnaires.getDefinition': both(
    'Lire ce que demande un questionnaire',
    'Read what a questionnaire asks',
  ),
  'questionnaires.findAnswers': both(
    'Lire les réponses à un questionnaire',
    'Read the answers to a questionnaire',
    {
      fr: 'Une liste d’aucune réponse ou d’une seule.',
      en: 'A list of none or one.',
    },
  ),
  'questionnaires.save': both(
    'Garder ou envoyer les réponses à un questionnaire',
    'Keep or submit the answers to a questionnaire',
    wholeAnswers,
  ),
  'questionnaires.saveScreening': both(
    'Garder ou envoyer un autodépistage',
    'Keep or submit a self-screening',
    {
      fr: 'Sans compte : la première réponse porte `jeton`, que chaque envoi suivant rapporte.',
      en: 'Without an account: the first reply holds `jeton`, which every later request brings back.',
    },
  ),
  'questionnaires.listAbandonments': both(
    'Lire pourquoi une personne est partie',
    'Read why somebody left',
  ),
  'questionnaires.saveAbandonment': both('Quitter le programme', 'Leave the program', wholeAnswers),
  'rights.getConsent': both('Lire le consentement en vigueur', 'Read the consent in force'),
};
