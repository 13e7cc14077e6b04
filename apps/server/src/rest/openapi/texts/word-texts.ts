import type { Locale, Localised } from '@aube/content/locale';
import { dictionaryTexts } from './field-texts.ts';

/**
 * Meaning and unit of each French word of the REST door. A test compares them with the words of
 * the rows.
 */
export const WORD_TEXTS: Readonly<Record<string, Localised>> = {
  ...dictionaryTexts,
  access_token: {
    fr: 'Jeton de la session, à envoyer en `Authorization: Bearer`.',
    en: 'Token of the session, sent as `Authorization: Bearer`.',
  },
  affichage: { fr: 'Le numéro comme on le lit.', en: 'The number as one reads it.' },
  annulable_jusqua: {
    fr: 'Instant jusqu’où la personne peut revenir d’elle-même.',
    en: 'Instant until which the person may come back by themself.',
  },
  annule_le: {
    fr: 'Instant du retour dans le programme.',
    en: 'Instant of coming back to the program.',
  },
  apres_semaine: {
    fr: 'Semaine du programme qui se termine avant la pause.',
    en: 'Program week that ends before the pause.',
  },
  billet: {
    fr: 'Billet à rapporter avec le premier code.',
    en: 'Ticket to bring back with the first code.',
  },
  champs: { fr: 'Les champs.', en: 'The fields.' },
  chapitre: { fr: 'Le chapitre.', en: 'The chapter.' },
  chapitres: {
    fr: 'Où en sont les chapitres du module.',
    en: 'Where the chapters of the module stand.',
  },
  choix: { fr: 'Les réponses proposées.', en: 'The answers offered.' },
  code: {
    fr: 'Code. À la connexion : celui du second facteur, ou un code de secours.',
    en: 'Code. At login: of the second factor, or a recovery code.',
  },
  codes_secours: {
    fr: 'Dix codes de secours, montrés une seule fois.',
    en: 'Ten recovery codes, shown once.',
  },
  codes_secours_restants: {
    fr: 'Nombre de codes de secours qui restent.',
    en: 'How many recovery codes are left.',
  },
  compte_active: {
    fr: 'Faux si le compte a été désactivé.',
    en: 'False when the account was deactivated.',
  },
  colonne: { fr: 'Nom dans les fichiers.', en: 'Name in files.' },
  confidentialite: {
    fr: 'Classe de confidentialité du champ.',
    en: 'Privacy class of the field.',
  },
  consentement: {
    fr: 'Version du consentement qui a été lue.',
    en: 'Version of the consent that was read.',
  },
  courriel: {
    fr: 'Adresse de courriel. À la connexion : elle, ou `nom_utilisateur`.',
    en: 'Email address. At login: this, or `nom_utilisateur`.',
  },
  cree_le: { fr: 'Instant de création.', en: 'Instant of creation.' },
  creee_le: { fr: 'Instant de création.', en: 'Instant of creation.' },
  crise: {
    fr: 'Où trouver de l’aide sans attendre; nul si rien ne le demande.',
    en: 'Where to find help at once; null when nothing calls for it.',
  },
  debut_le: {
    fr: 'Premier jour de la pause, AAAA-MM-JJ.',
    en: 'First day of the pause, YYYY-MM-DD.',
  },
  demandee_le: { fr: 'Instant de la demande.', en: 'Instant of the request.' },
  derniere_semaine: {
    fr: 'Semaine du programme où en est la personne.',
    en: 'Program week that the person has reached.',
  },
  conseils: {
    fr: 'Ce que chaque précaution conseille, dans la langue demandée.',
    en: 'What each precaution advises, in the language asked.',
  },
  derniere_utilisation_le: {
    fr: 'Dernière utilisation, à la minute près; nul si elle n’a pas eu lieu.',
    en: 'Last use, to the minute; null if there was none.',
  },
  disponible_le: {
    fr: 'Date locale à partir de laquelle c’est disponible, AAAA-MM-JJT00:00:00.',
    en: 'Local date from which it is available, YYYY-MM-DDT00:00:00.',
  },
  drapeaux: { fr: 'Ce qui demande une précaution.', en: 'What calls for care.' },
  en_vigueur_depuis: {
    fr: 'Instant depuis lequel le second facteur est demandé; nul s’il ne l’est pas.',
    en: 'Instant since which the second factor is asked for; null when it is not.',
  },
  entites: { fr: 'Les entités du dictionnaire.', en: 'The entities of the dictionary.' },
  etablissement: { fr: 'L’établissement de la personne.', en: 'The person’s establishment.' },
  etablissement_id: { fr: 'Numéro de l’établissement.', en: 'Number of the establishment.' },
  etablissements: { fr: 'Établissements du compte.', en: 'Establishments of the account.' },
  etat: { fr: 'État du compte.', en: 'State of the account.' },
  exclusif: {
    fr: 'Vrai si le choix ne va avec aucun autre.',
    en: 'True when the choice goes with no other.',
  },
  expire_le: { fr: 'Instant de la fin.', en: 'Instant of the end.' },
  expires_at: { fr: 'Instant où la session se termine.', en: 'Instant at which the session ends.' },
  export: {
    fr: 'Vrai si le jeton peut sortir des données.',
    en: 'True when the token may take data out.',
  },
  groupes: { fr: 'Les instruments du questionnaire.', en: 'The instruments of the questionnaire.' },
  id: { fr: 'Identifiant.', en: 'Identifier.' },
  inscription: { fr: 'Ce qui permet de s’inscrire.', en: 'Leave to register.' },
  introduction: { fr: 'Texte d’introduction.', en: 'Introduction.' },
  items: { fr: 'Les questions.', en: 'The questions.' },
  jeton: {
    fr: 'Jeton d’un lien ou d’un programme; de l’autodépistage, ce que demandent les envois suivants.',
    en: 'Token of a link or a script; of the self-screening, what later requests need.',
  },
  jours: {
    fr: 'Nombre de jours avant la fin, de 1 à 365.',
    en: 'Number of days before the end, 1 to 365.',
  },
  langue: { fr: 'Langue, fr ou en.', en: 'Language, fr or en.' },
  libelle: { fr: 'Libellé.', en: 'Label.' },
  lien: { fr: 'Adresse à ouvrir.', en: 'Address to open.' },
  longueur_maximale: {
    fr: 'Longueur la plus grande d’un texte, en caractères.',
    en: 'Greatest length of a text, in characters.',
  },
  lu_le: {
    fr: 'Instant de la lecture jusqu’au bout, ou nul.',
    en: 'Instant of reading to the end, or null.',
  },
  lue_le: { fr: 'Instant de la lecture, ou nul.', en: 'Instant of reading, or null.' },
  maximum: { fr: 'Plus grande valeur.', en: 'Largest value.' },
  mention: { fr: 'Mention des droits de l’instrument.', en: 'Notice of the instrument’s rights.' },
  mesures: {
    fr: 'Ce que la nuit mesure; nul tant qu’elle est vide.',
    en: 'What the night measures; null while it is empty.',
  },
  minimum: { fr: 'Plus petite valeur.', en: 'Smallest value.' },
  module: { fr: 'Le module.', en: 'The module.' },
  module_id: {
    fr: 'Identifiant du module : son numéro.',
    en: 'Identifier of the module: its number.',
  },
  module_numero: { fr: 'Numéro du module.', en: 'Number of the module.' },
  mot: {
    fr: 'Mot de REST; nul pour un champ des seuls fichiers.',
    en: 'Word in REST; null for a field of files alone.',
  },
  mot_de_passe: { fr: 'Mot de passe; il n’est jamais montré.', en: 'Password; it is never shown.' },
  mot_de_passe_confirmation: {
    fr: 'Le même mot de passe une seconde fois.',
    en: 'The same password a second time.',
  },
  nom: { fr: 'Nom.', en: 'Name.' },
  nombre_notifications_non_lues: { fr: 'Nombre d’avis non lus.', en: 'Number of unread notices.' },
  numero: {
    fr: 'Numéro; d’un téléphone, ce qu’on compose.',
    en: 'Number; of a telephone, what is dialled.',
  },
  obligatoire: { fr: 'Vrai si une réponse est exigée.', en: 'True when it is required.' },
  par_le_personnel: {
    fr: 'Vrai si le personnel l’a demandée.',
    en: 'True when staff asked for it.',
  },
  periode: { fr: 'Période sur laquelle porte la question.', en: 'The time that is asked about.' },
  points: { fr: 'Différence, en points.', en: 'Difference, in points.' },
  precision: { fr: 'Précision.', en: 'Further words.' },
  programme_abandonne_le: {
    fr: 'Instant où le programme a été quitté, ou nul.',
    en: 'Instant at which the program was left, or null.',
  },
  propose: {
    fr: 'Vrai si un second facteur est offert à ce compte.',
    en: 'True when a second factor is offered to this account.',
  },
  publie_le: { fr: 'Date de publication, AAAA-MM-JJ.', en: 'Date of publication, YYYY-MM-DD.' },
  questionnaire_s0_soumis_le: {
    fr: 'Instant d’envoi du questionnaire S0, ou nul.',
    en: 'Instant at which questionnaire S0 was sent, or null.',
  },
  questionnaire_s12_soumis_le: {
    fr: 'Instant d’envoi du questionnaire S12, ou nul.',
    en: 'Instant at which questionnaire S12 was sent, or null.',
  },
  questionnaire_s24_soumis_le: {
    fr: 'Instant d’envoi du questionnaire S24, ou nul.',
    en: 'Instant at which questionnaire S24 was sent, or null.',
  },
  questionnaire_s6_soumis_le: {
    fr: 'Instant d’envoi du questionnaire S6, ou nul.',
    en: 'Instant at which questionnaire S6 was sent, or null.',
  },
  raison: { fr: 'Raison donnée, conservée au journal.', en: 'Reason given, kept on record.' },
  refus_possible: {
    fr: 'Vrai si l’on peut préférer ne pas répondre.',
    en: 'True when one may prefer not to answer.',
  },
  reponses: {
    fr: 'Les réponses, par code de question : toujours toutes à la fois.',
    en: 'The answers, by code of question: always all of them at once.',
  },
  reponses_crise: {
    fr: 'Réponses qui demandent de montrer où trouver de l’aide.',
    en: 'Answers that call for showing where to find help.',
  },
  reprise_le: { fr: 'Jour du retour, AAAA-MM-JJ.', en: 'Day to come back on, YYYY-MM-DD.' },
  ressources: { fr: 'Où appeler ou écrire.', en: 'Where to call or write.' },
  resultat: { fr: 'Ce que dit l’autodépistage.', en: 'What the self-screening says.' },
  resultats: {
    fr: 'Les scores, chacun avec ce qu’il veut dire.',
    en: 'The scores, each with its meaning.',
  },
  resume: { fr: 'En une phrase.', en: 'In one sentence.' },
  retiree_le: {
    fr: 'Instant du retrait, ou nul.',
    en: 'Instant at which it was taken back, or null.',
  },
  roles: {
    fr: 'Les rôles : 1 administration, 2 personnel, 3 participant.',
    en: 'The roles: 1 administrator, 2 staff, 3 participant.',
  },
  scope: { fr: 'Ce que les rôles permettent d’atteindre.', en: 'What the roles reach.' },
  scores: {
    fr: 'Les scores, par code; nul tant que rien n’est envoyé.',
    en: 'The scores, by code; null until they are sent.',
  },
  second_facteur_a_installer: {
    fr: 'Vrai si la session ne peut qu’installer un second facteur.',
    en: 'True when the session may only set up a second factor.',
  },
  secret: {
    fr: 'Secret de l’application, montré une seule fois.',
    en: 'Secret of the authenticator, shown once.',
  },
  sens: { fr: 'Sens du changement.', en: 'Direction of the change.' },
  signification: {
    fr: 'Sens du champ, en une phrase.',
    en: 'Meaning of the field, in one sentence.',
  },
  soumettre: {
    fr: 'Faux garde un brouillon; vrai, la valeur par défaut, envoie.',
    en: 'False keeps a draft; true, the default, submits.',
  },
  soumis_le: { fr: 'Instant de l’envoi, ou nul.', en: 'Instant of sending, or null.' },
  statut: { fr: 'État.', en: 'State.' },
  supprime_le: {
    fr: 'Instant de la fermeture du compte, ou nul.',
    en: 'Instant at which the account was closed, or null.',
  },
  telephone: { fr: 'Téléphone.', en: 'Telephone.' },
  texte: { fr: 'Texte, dans la langue demandée.', en: 'Text, in the language asked.' },
  texto: { fr: 'Où envoyer un texto.', en: 'Where to send a text message.' },
  titre: { fr: 'Titre, dans la langue demandée.', en: 'Title, in the language asked.' },
  token_type: { fr: 'Toujours Bearer.', en: 'Always Bearer.' },
  type: { fr: 'Genre.', en: 'Kind.' },
  unite: { fr: 'Unité d’un nombre.', en: 'Unit of a number.' },
  uri: { fr: 'Adresse otpauth à montrer en code QR.', en: 'otpauth address to show as a QR code.' },
  utilisations: {
    fr: 'Nombre de personnes qui peuvent s’inscrire.',
    en: 'How many people may register.',
  },
  valeur: { fr: 'Valeur.', en: 'Value.' },
  version: { fr: 'Version.', en: 'Version.' },
  video_visionnee: { fr: 'Vrai si le film a été vu.', en: 'True when the film was watched.' },
};

export const wordText = (word: string, locale: Locale): string =>
  WORD_TEXTS[word]?.[locale] ?? word;
