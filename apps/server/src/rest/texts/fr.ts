import type { Texts } from './codes.ts';

/** What the API answers in French. */
export const fr: Texts = {
  faults: {
    BAD_JSON: 'La demande n’a pas pu être lue : son contenu n’est pas du JSON valide.',
    NOT_AUTHENTICATED: 'Vous devez vous connecter : il n’y a pas de session, ou elle a pris fin.',
    WRONG_CREDENTIALS: 'L’identifiant ou le mot de passe n’est pas le bon.',
    SECOND_FACTOR_REQUIRED:
      'Le mot de passe est le bon; ajoutez le code de votre application ou un code de secours (code).',
    SECOND_FACTOR_NOT_SET_UP:
      'Ce site demande au personnel un second facteur : installez-le d’abord (POST /api/auth/second-facteur).',
    FORBIDDEN: 'Vous n’avez pas accès à cette action.',
    CONFIRM_IDENTITY:
      'Confirmez d’abord que c’est bien vous : donnez votre mot de passe à POST /api/auth/confirmation, puis recommencez.',
    CONSULTATION_READ_ONLY:
      'Vous consultez le compte d’une autre personne : il ne peut pas être modifié.',
    CROSS_SITE: 'La demande vient d’un autre site et n’a pas été traitée.',
    NOT_FOUND: 'Il n’y a rien à cette adresse.',
    METHOD_NOT_ALLOWED: 'Cette adresse n’accepte pas ce type de demande.',
    DAY_NOT_OPEN: 'Cette nuit est encore à venir.',
    DAY_EXPIRED: 'Cette nuit ne peut plus être modifiée.',
    PROGRAMME_ABANDONED: 'Le programme a été quitté : il ne prend plus de nouvelles réponses.',
    ABANDONMENT_UNDOABLE: 'La personne peut encore reprendre le programme elle-même.',
    MODULE_LOCKED: 'Ce module n’est pas encore ouvert.',
    QUESTIONNAIRE_DUE: 'Un questionnaire est à remplir avant de continuer.',
    QUESTIONNAIRE_NOT_DUE: 'Ce questionnaire n’est pas encore ouvert.',
    ALREADY_SUBMITTED: 'Ces réponses ont déjà été envoyées.',
    UNDO_EXPIRED: 'Il est trop tard pour annuler.',
    PAUSE_NOT_AVAILABLE: 'Aucune pause ne peut être demandée maintenant.',
    PAUSE_BEGUN:
      'La pause a commencé : elle ne peut plus être annulée, mais elle peut prendre fin plus tôt.',
    PAUSE_NOT_RUNNING: 'Cette pause ne peut pas prendre fin aujourd’hui.',
    SCHEDULE_FROZEN:
      'L’horaire de cette semaine est fixé depuis la fin du jour où il a été choisi.',
    SCHEDULE_NOT_AVAILABLE: 'Aucun horaire ne peut être choisi pour cette semaine.',
    ALREADY_EXISTS: 'Cet élément existe déjà.',
    REFERENCE_CODE_TAKEN: 'Un autre établissement porte maintenant ce code de référence.',
    ESTABLISHMENT_CLOSED: 'Cet établissement n’accueille plus de nouvelles personnes.',
    INVITATION_OVER: 'Cette invitation a déjà servi ou a été révoquée.',
    LAST_ADMINISTRATOR:
      'C’est le dernier compte qui peut administrer le site. Donnez d’abord ce rôle à quelqu’un d’autre.',
    OWN_ACCOUNT: 'Vous ne pouvez ni fermer votre propre compte ni vous retirer l’administration.',
    ACCOUNT_STATE: 'L’état de ce compte ne le permet pas.',
    ACCOUNT_TAKEN:
      'Un autre compte porte maintenant cette adresse ou ce nom d’utilisateur : il faut d’abord le changer.',
    VERSION_CONFLICT: 'Cet élément a été modifié ailleurs entre-temps.',
    PRECONDITION_FAILED: 'Cet élément a été modifié depuis que vous l’avez lu.',
    TOO_LARGE: 'La demande est trop volumineuse.',
    NOT_JSON: 'Le contenu de la demande doit être du JSON (application/json).',
    INVALID: 'Certaines réponses sont à corriger.',
    SHEET_TOO_LONG:
      'Une feuille de calcul contient au plus un million de lignes. Demandez le fichier CSV.',
    TOKEN_INVALID: 'Ce lien est inconnu, déjà utilisé ou expiré.',
    TOO_MANY_REQUESTS: 'Il y a eu trop d’essais. Réessayez un peu plus tard.',
    INTERNAL: 'Une erreur s’est produite de notre côté. Réessayez dans un moment.',
    UNAVAILABLE: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  },
  issues: {
    notAnInstant: 'Inscrivez un instant complet, par exemple 2026-01-31T17:00:00Z.',
    notTheInvitedAddress: 'Cette invitation a été envoyée à une autre adresse de courriel.',
    onePersonOnly: 'Une invitation envoyée à une adresse ne sert qu’à une personne.',
    passwordsDiffer: 'Les deux mots de passe ne sont pas identiques.',
    notAName: 'Inscrivez un nom qui contient au moins une lettre ou un chiffre.',
    referenceCodeMalformed:
      'Inscrivez de 2 à 50 lettres sans accent, chiffres ou traits d’union, par exemple CLSC-07.',
    referenceCodeTaken: 'Un autre établissement porte déjà ce code de référence.',
    referenceCodeUnknown:
      'Ce code de référence n’est pas reconnu. Vérifiez-le auprès de votre établissement.',
    tooLate:
      'Choisissez une date moins éloignée : au plus 90 jours pour une invitation, 28 jours pour une pause.',
    tooSoon:
      'Choisissez une date plus tardive : à venir pour une invitation, après le premier jour de la pause pour une reprise.',
    wrongCode: 'Ce code n’est pas le bon, ou a déjà servi. Entrez le suivant.',
    wrongPassword: 'Ce n’est pas votre mot de passe actuel.',
    beforeStart: 'La fin vient avant le début.',
    consentOutdated:
      'Ce n’est pas la version en vigueur du consentement. Relisez-le (GET /api/consentement) et nommez sa version.',
    alreadyTaken: 'Quelqu’un d’autre de l’établissement porte déjà cette valeur.',
    notAPhoneNumber: 'Inscrivez un numéro de téléphone, par exemple 514 555-0199.',
    notAPostalCode: 'Inscrivez un code postal canadien, par exemple H2X 1Y4.',
    awakeWithoutAwakenings:
      'Un temps d’éveil est indiqué sans aucun réveil. Précisez l’un ou mettez l’autre à zéro.',
    exclusiveChoice: 'Cette réponse ne peut pas être choisie avec une autre.',
    inBedAfterLightsOut: 'La mise au lit ne peut pas venir après l’extinction des lumières.',
    invalid: 'Cette valeur ne convient pas.',
    deadLink: 'Ce lien n’est plus valable : il a déjà servi, ou son délai est passé.',
    invalidToken: 'Ce lien est incomplet. Ouvrez-le de nouveau depuis le courriel reçu.',
    napCountMismatch: 'Le nombre de siestes ne correspond pas aux siestes inscrites.',
    napEndsBeforeStart: 'La sieste doit finir après son début.',
    notAClockTime: 'Inscrivez une heure de 00:00 à 23:59, par exemple 22:30.',
    notADate: 'Inscrivez une date réelle, au format AAAA-MM-JJ.',
    notAMultipleOfFive: 'Choisissez une heure aux cinq minutes, par exemple 06:30 ou 06:35.',
    notATimeZone: 'Ce fuseau horaire est inconnu. Un exemple valide : America/Toronto.',
    notAnEmail: 'Inscrivez une adresse de courriel complète, par exemple nom@exemple.ca.',
    notAnObject: 'Le contenu doit être un objet JSON, avec un nom pour chaque champ.',
    notWhole: 'Inscrivez un nombre entier.',
    notYesOrNo:
      'Répondez par oui ou non dans une adresse, par vrai ou faux en JSON.',
    outOfBedBeforeWakeUp: 'Le lever vient avant le réveil final. Vérifiez les deux heures.',
    outOfRange: 'Cette valeur sort des limites possibles.',
    passwordCommon: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
    passwordRelated:
      'Ce mot de passe ressemble trop à votre nom, à votre adresse ou au nom du site.',
    passwordTooLong: 'Le mot de passe doit compter au plus 128 caractères.',
    passwordTooShort: 'Le mot de passe doit compter au moins 12 caractères.',
    required: 'Ce champ est à remplir.',
    timeInBedTooLong: 'Le temps passé au lit dépasse 16 heures. Vérifiez les heures inscrites.',
    timeInBedZero: 'Le coucher et le lever sont à la même heure. Vérifiez les heures inscrites.',
    tooBig: 'Cette valeur est trop grande.',
    tooLong: 'Ce texte est trop long.',
    tooMany: 'Cette liste compte trop d’éléments.',
    tooManyAwakenings: 'Inscrivez au plus 30 réveils.',
    tooManyNaps: 'Inscrivez au plus 10 siestes.',
    tooSmall: 'Cette valeur est trop petite.',
    totalSleepNegative:
      'Les temps d’éveil dépassent le temps passé au lit. Vérifiez les heures et les durées.',
    unknownChoice: 'Ce choix ne fait pas partie des réponses possibles.',
    unknownField: 'Ce champ est inconnu.',
    unknownItem: 'Cette question ne fait pas partie du questionnaire.',
    unsafeText: 'Ce texte contient un caractère qui ne peut pas être conservé.',
    emailTaken: 'Un autre compte a déjà cette adresse.',
    usernameTaken: 'Un autre compte a déjà ce nom d’utilisateur.',
    notAUsername: 'Inscrivez de 3 à 40 lettres sans accent, chiffres, points, tirets ou soulignés.',
    programmeStays: 'Cette personne suit le programme : le rôle de participant lui reste.',
    staffOnly: 'Seul le personnel peut se connecter avec son établissement.',
    wideningNotAdvised: 'Cet élargissement n’est pas proposé pour cette semaine.',
  },
  oneOf: (choices, given) =>
    `${given === null ? 'Ce choix' : `« ${given} »`} ne fait pas partie des réponses possibles : ${choices}.`,
};
