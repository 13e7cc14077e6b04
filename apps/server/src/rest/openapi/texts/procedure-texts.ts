import type { Locale } from '@aube/content/locale';
import type { ProcedureName } from '../../procedure-types.ts';

type CallText = {
  summary: string;
  more?: string;
};

type CallTexts = Record<Locale, CallText>;

const both = (fr: string, en: string, more?: { fr: string; en: string }): CallTexts => ({
  fr: { summary: fr, ...(more && { more: more.fr }) },
  en: { summary: en, ...(more && { more: more.en }) },
});

const precondition = {
  fr: 'Avec `If-Match`, l’appel répond 412 si un changement a été fait ailleurs entre-temps.',
  en: 'With `If-Match`, the call answers 412 if a change was made elsewhere in between.',
};

const wholeAnswers = {
  fr: '`reponses` contient toujours toutes les réponses : une réponse absente est retirée du brouillon. Les réponses s’envoient une seule fois (409 `ALREADY_SUBMITTED`).',
  en: '`reponses` always holds all answers: an answer that is left out is removed from the draft. Answers are submitted only once (409 `ALREADY_SUBMITTED`).',
};

export const PROCEDURE_TEXTS: Partial<Record<ProcedureName, CallTexts>> = {
  'account.login': both('Ouvrir une session', 'Log in', {
    fr: '`courriel` ou `nom_utilisateur`, l’un des deux.',
    en: '`courriel` or `nom_utilisateur`, one of the two.',
  }),
  'account.logout': both('Fermer la session', 'Log out'),
  'account.me': both('Lire son propre compte', 'Read the caller’s account'),
  'account.confirmIdentity': both('Confirmer son identité', 'Confirm the caller’s identity', {
    fr: 'Le mot de passe une fois de plus, ou un code du second facteur. La confirmation vaut dix minutes.',
    en: 'The password again, or a code of the second factor. The confirmation is valid for ten minutes.',
  }),
  'account.register': both('S’inscrire avec une invitation', 'Register with an invitation'),
  'account.activate': both('Activer un compte avec son lien', 'Activate an account with its link'),
  'account.requestPasswordReset': both(
    'Demander un lien pour choisir un nouveau mot de passe',
    'Ask for a link to choose a new password',
    {
      fr: 'La réponse est la même, que le compte existe ou non.',
      en: 'The reply is the same with and without an account.',
    },
  ),
  'account.resetPassword': both(
    'Choisir un nouveau mot de passe avec le lien',
    'Choose a new password with the link',
  ),
  'account.getSecondFactor': both(
    'Lire l’état de son second facteur',
    'Read the state of the second factor',
  ),
  'account.beginSecondFactor': both(
    'Commencer à installer un second facteur',
    'Begin the setup of a second factor',
  ),
  'account.confirmSecondFactor': both('Activer le second facteur', 'Turn the second factor on', {
    fr: 'Avec le billet et le premier code. La réponse contient un nouveau jeton de session.',
    en: 'With the ticket and the first code. The reply holds a new session token.',
  }),
  'account.removeSecondFactor': both('Retirer son second facteur', 'Remove the second factor'),
  'account.renewRecoveryCodes': both(
    'Recevoir de nouveaux codes de secours',
    'Get new recovery codes',
  ),
  'account.listAccessTokens': both('Lister ses jetons d’accès', 'List the caller’s access tokens'),
  'account.createAccessToken': both('Créer un jeton d’accès', 'Create an access token', {
    fr: 'Le jeton n’est montré que dans cette réponse.',
    en: 'Only this reply shows the token.',
  }),
  'account.revokeAccessToken': both('Révoquer un jeton d’accès', 'Revoke an access token'),
  'admin.resetSecondFactor': both(
    'Retirer le second facteur de quelqu’un',
    'Remove another person’s second factor',
  ),
  'admin.createInvitation': both('Inviter à s’inscrire', 'Invite to register'),
  'admin.listOpenEstablishments': both(
    'Lister les établissements où l’on peut inviter',
    'List the establishments that the caller may invite to',
  ),
  'admin.createEstablishment': both('Créer un établissement', 'Create an establishment'),
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
    'List the participants in the caller’s care',
  ),
  'admin.getParticipant': both('Lire le dossier d’un participant', 'Read a participant’s record'),
  'admin.updateParticipant': both(
    'Remplacer le dossier d’un participant',
    'Replace a participant’s record',
    {
      fr: `Un champ absent est vidé, sauf \`etablissement_id\`. ${precondition.fr}`,
      en: `A field that is left out is emptied, except \`etablissement_id\`. ${precondition.en}`,
    },
  ),
  'admin.listAgreedWindows': both(
    'Lister les fenêtres convenues avec un participant',
    'List the windows agreed with a participant',
    {
      fr: 'La dernière d’abord; la consultation est au journal.',
      en: 'The last one first; the audit log records the reading.',
    },
  ),
  'admin.agreeWindow': both(
    'Saisir une fenêtre convenue avec un participant',
    'Enter a window agreed with a participant',
    {
      fr: 'De 300 à 540 minutes, par cinq. Le prochain choix d’un horaire en part; l’horaire en vigueur reste. La personne reçoit un avis. La même saisie une seconde fois est une reprise.',
      en: 'From 300 to 540 minutes, in steps of five. The next choice of a schedule starts from it; the schedule in force stays. The person gets a notice. The same entry a second time is a retry.',
    },
  ),
  'admin.withdrawWindow': both(
    'Retirer la dernière fenêtre convenue',
    'Withdraw the last agreed window',
    {
      fr: 'Un horaire déjà choisi reste.',
      en: 'A schedule that was already chosen stays.',
    },
  ),
  'admin.listUserRecords': both('Lister les comptes', 'List the accounts'),
  'admin.createUser': both('Créer un compte', 'Create an account', {
    fr: 'La personne reçoit un lien pour choisir son mot de passe.',
    en: 'The person gets a link to choose a password.',
  }),
  'admin.getUser': both('Lire un compte', 'Read an account'),
  'admin.updateUser': both('Modifier un compte', 'Change an account', {
    fr: 'Un champ absent ou nul reste tel quel. Un nouveau courriel ne vaut qu’une fois confirmé par la personne.',
    en: 'A field that is left out or null stays as it is. A new address counts once the person has confirmed it.',
  }),
  'admin.deleteUser': both('Fermer un compte', 'Close an account', precondition),
  'admin.listRoles': both('Lister les rôles', 'List the roles'),
  'exports.prepare': both('Exporter un jeu de données', 'Export a dataset', {
    fr: 'Un fichier CSV ou XLSX, ou l’archive `tout.zip` avec son livre de codes. Au plus soixante fichiers par heure et par compte : ensuite, 429. Pendant que d’autres fichiers s’écrivent, 503. `Retry-After` dit quand réessayer.',
    en: 'A CSV or XLSX file, or the archive `tout.zip` with its codebook. At most sixty files per hour and account: then 429. While other files are written, 503. `Retry-After` says when to try again.',
  }),
  'diary.listDays': both('Lister les nuits', 'List the nights', {
    fr: 'Les nuits de toutes les semaines disponibles, ou de la semaine `semaine`.',
    en: 'The nights of every available week, or of week `semaine`.',
  }),
  'diary.getDay': both('Lire une nuit', 'Read a night'),
  'diary.saveDay': both('Enregistrer une nuit', 'Save a night', {
    fr: `Envoyer deux fois la même nuit a le même effet qu’une fois. Un détail absent (de \`qualite_sommeil\` à \`note\`) reste tel quel. ${precondition.fr}`,
    en: `Sending the same night twice has the effect of sending it once. A detail (\`qualite_sommeil\` to \`note\`) that is left out stays as it is. ${precondition.en}`,
  }),
  'diary.listWeeks': both('Lister les semaines du journal', 'List the weeks of the diary'),
  'diary.getWeek': both('Lire une semaine du journal', 'Read a week of the diary'),
  'diary.chooseSchedule': both(
    'Choisir l’horaire de sommeil d’une semaine',
    'Choose the sleep schedule of a week',
  ),
  'diary.listWeeklyChecks': both(
    'Lister les vérifications de la semaine',
    'List the answers to the weekly check',
  ),
  'diary.answerWeeklyCheck': both(
    'Répondre à la vérification de la semaine',
    'Answer the weekly check',
    {
      fr: 'Sans semaine dans le chemin, la réponse va à la semaine ouverte, ou à aucune. La somnolence, une chute ou un accident suspendent l’horaire et avertissent le personnel; le moral avertit le personnel. `rien` exclut le reste. Les mêmes réponses dans les dix minutes sont une reprise.',
      en: 'Without a week in the path, the answer goes to the open week, or to none. Sleepiness, a fall or an accident suspend the schedule and alert staff; the mood alerts staff. `rien` excludes the others. The same answers within ten minutes are a retry.',
    },
  ),
  'diary.stopSchedule': both('Revenir à ses heures d’avant', 'Go back to the usual hours', {
    fr: 'L’horaire n’est plus en vigueur et l’équipe le voit. La raison peut suivre dans un autre appel.',
    en: 'The schedule is no longer in force, and staff see it. The reason may follow in another call.',
  }),
  'diary.undoStop': both(
    'Reprendre l’horaire, le même jour',
    'Take the schedule back, on the same day',
  ),
  'diary.readSafetyNotice': both(
    'Dire que l’avis de sécurité est lu',
    'Say that the safety notice was read',
    {
      fr: 'À appeler une fois que la personne a lu « Rester en sécurité », si `avis_securite_a_lire` est vrai. L’horaire reprend, ou le choix est de nouveau possible.',
      en: 'Call it once the person has read “Staying safe”, when `avis_securite_a_lire` is true. The schedule is in force again, or the choice is possible again.',
    },
  ),
  'diary.openWeeks': both(
    'Ouvrir une semaine de suivi ou une reprise',
    'Open a check week or a return',
    {
      fr: 'Après la semaine 25. Une semaine de suivi a sept nuits; une reprise a deux semaines et un horaire. Les semaines portent les numéros suivants, dès 26.',
      en: 'After week 25. A check week has seven nights; a return has two weeks and a schedule. The weeks take the next numbers, from 26.',
    },
  ),
  'diary.undoOpening': both(
    'Annuler l’ouverture, le même jour',
    'Undo the opening, on the same day',
    {
      fr: 'Possible tant que rien n’a été noté dans ces semaines.',
      en: 'Possible while nothing was recorded in these weeks.',
    },
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
    'Lire la progression d’une personne dans les modules',
    'Read a person’s progress in the modules',
  ),
  'programme.getModuleState': both(
    'Lire la progression d’une personne dans un module',
    'Read a person’s progress in one module',
  ),
  'programme.markVideoWatched': both(
    'Marquer un module en images comme vu',
    'Mark a module in pictures as watched',
  ),
  'programme.getChapter': both(
    'Lire la progression d’une personne dans un chapitre',
    'Read a person’s progress in one chapter',
  ),
  'programme.markChapterRead': both('Marquer un chapitre comme lu', 'Mark a chapter as read'),
  'programme.listPauses': both('Lister les pauses', 'List the pauses'),
  'programme.askPause': both('Demander une pause', 'Ask for a pause', {
    fr: 'Elle commence à la fin de la semaine en cours; `reprise_le` est de 1 à 28 jours plus tard.',
    en: 'It begins when the current week ends; `reprise_le` is 1 to 28 days later.',
  }),
  'programme.withdrawPause': both(
    'Retirer une pause qui n’a pas commencé',
    'Withdraw a pause that has not begun',
  ),
  'programme.resumeToday': both('Terminer une pause aujourd’hui', 'End a pause today'),
  'questionnaires.getDefinition': both(
    'Lire les questions d’un questionnaire',
    'Read the questions of a questionnaire',
  ),
  'questionnaires.findAnswers': both(
    'Lire les réponses à un questionnaire',
    'Read the answers to a questionnaire',
    {
      fr: 'La liste est vide ou a un seul élément.',
      en: 'The list is empty or has one item.',
    },
  ),
  'questionnaires.save': both(
    'Enregistrer ou envoyer les réponses à un questionnaire',
    'Save or submit the answers to a questionnaire',
    wholeAnswers,
  ),
  'questionnaires.saveScreening': both(
    'Enregistrer ou envoyer un autodépistage',
    'Save or submit a self-screening',
    {
      fr: 'Sans compte : la première réponse contient `jeton`; chaque envoi suivant doit le contenir ou, pendant une heure, envoyer le témoin (cookie) de cette réponse.',
      en: 'Without an account: the first reply holds `jeton`; every later request must send it or, for an hour, the cookie of that reply.',
    },
  ),
  'questionnaires.listAbandonments': both(
    'Lister les raisons de départ d’une personne',
    'List a person’s reasons for leaving',
  ),
  'questionnaires.saveAbandonment': both('Quitter le programme', 'Leave the program', wholeAnswers),
  'rights.getConsent': both('Lire le consentement en vigueur', 'Read the consent in force'),
};
