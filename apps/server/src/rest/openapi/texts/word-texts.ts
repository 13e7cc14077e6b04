import type { Locale, Localised } from '@aube/content/locale';
import { person } from '@aube/dictionary';
import { dictionaryTexts } from './field-texts.ts';

const username = `\`${person.fields.username.french}\``;

export const SHARED_TEXTS: Readonly<Record<string, Localised>> = {
  courriel: {
    fr: `Adresse de courriel, en minuscules. À la connexion : elle, ou ${username}.`,
    en: `Email address, in lower case. At login: this, or ${username}.`,
  },
  disponible_le: {
    fr: 'Date locale à partir de laquelle c’est disponible, AAAA-MM-JJT00:00:00.',
    en: 'Local date from which it is available, YYYY-MM-DDT00:00:00.',
  },
  nom: {
    fr: 'Nom; pour une personne, le nom de famille.',
    en: 'Name; for a person, the last name.',
  },
  numero: {
    fr: 'Numéro; pour un téléphone, le numéro à composer.',
    en: 'Number; for a telephone, the number to dial.',
  },
  telephone: {
    fr: 'Téléphone : celui d’une personne, comme il a été tapé, ou celui d’une ressource.',
    en: 'Phone number of a person, as it was typed, or of a resource.',
  },
  valeur: {
    fr: 'Valeur d’un choix ou d’un score; pour un score, nul si trop de réponses manquent.',
    en: 'Value of a choice or of a score; for a score, null when too many answers are missing.',
  },
};

export const WORD_TEXTS: Readonly<Record<string, Localised>> = {
  ...dictionaryTexts(SHARED_TEXTS),
  access_token: {
    fr: 'Jeton de la session, à envoyer en `Authorization: Bearer`.',
    en: 'Token of the session, sent as `Authorization: Bearer`.',
  },
  affichage: { fr: 'Le numéro tel qu’il s’écrit.', en: 'The number as it is written.' },
  annulable_jusqua: {
    fr: 'Fin du délai où la personne peut revenir elle-même.',
    en: 'End of the time in which the person may come back without staff.',
  },
  annule_le: {
    fr: 'Instant du retour dans le programme.',
    en: 'Instant of the return to the program.',
  },
  apres_semaine: {
    fr: 'Semaine du programme qui se termine avant la pause.',
    en: 'Program week that ends before the pause.',
  },
  avis_securite_a_lire: {
    fr: 'Vrai si la personne doit lire l’avis de sécurité avant de retrouver son horaire.',
    en: 'True when the person must read the safety notice before the schedule comes back.',
  },
  billet: {
    fr: 'Billet à envoyer avec le premier code.',
    en: 'Ticket to send with the first code.',
  },
  champs: { fr: 'Les champs.', en: 'The fields.' },
  chapitre: { fr: 'Le chapitre.', en: 'The chapter.' },
  chapitres: {
    fr: 'Progression dans les chapitres du module.',
    en: 'Progress in the chapters of the module.',
  },
  chiffres_du: {
    fr: 'Instant de chiffres gardés, quand des changements plus récents y manquent; nul si les chiffres sont à jour.',
    en: 'Instant of stored figures, when newer changes are missing; null for current figures.',
  },
  choix: { fr: 'Les réponses proposées.', en: 'The answers offered.' },
  code: {
    fr: 'Code. À la connexion : celui du second facteur, ou un code de secours.',
    en: 'Code. At login: the code of the second factor, or a recovery code.',
  },
  codes_secours: {
    fr: 'Dix codes de secours, montrés une seule fois.',
    en: 'Ten recovery codes, shown once.',
  },
  codes_secours_restants: {
    fr: 'Nombre de codes de secours qui restent.',
    en: 'Number of recovery codes left.',
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
  cree_le: { fr: 'Instant de création.', en: 'Instant of creation.' },
  creee_le: { fr: 'Instant de création.', en: 'Instant of creation.' },
  crise: {
    fr: 'Où trouver de l’aide tout de suite; nul si aucune réponse ne le demande.',
    en: 'Services that help at once; null when no answer calls for it.',
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
    fr: 'Un conseil par précaution, dans la langue demandée.',
    en: 'Advice for each precaution, in the requested language.',
  },
  derniere_utilisation_le: {
    fr: 'Dernière utilisation, à la minute près; nul si elle n’a pas eu lieu.',
    en: 'Last use, to the minute; null if there was none.',
  },
  drapeaux: { fr: 'Motifs de précaution.', en: 'Reasons for caution.' },
  en_vigueur_depuis: {
    fr: 'Instant de l’activation du second facteur; nul sans second facteur.',
    en: 'Instant at which the second factor was turned on; null without one.',
  },
  entites: { fr: 'Les entités du dictionnaire.', en: 'The entities of the dictionary.' },
  etablissement: { fr: 'L’établissement de la personne.', en: 'The person’s establishment.' },
  etablissement_id: { fr: 'Numéro de l’établissement.', en: 'Number of the establishment.' },
  etablissements: { fr: 'Établissements du compte.', en: 'Establishments of the account.' },
  etat: { fr: 'État du compte.', en: 'State of the account.' },
  exclusif: {
    fr: 'Vrai si le choix exclut tous les autres.',
    en: 'True when the choice excludes all others.',
  },
  expire_le: { fr: 'Instant de la fin.', en: 'Instant of the end.' },
  expires_at: { fr: 'Instant où la session se termine.', en: 'Instant at which the session ends.' },
  export: {
    fr: 'Vrai si le jeton peut exporter des données.',
    en: 'True when the token may export data.',
  },
  groupes: { fr: 'Les instruments du questionnaire.', en: 'The instruments of the questionnaire.' },
  id: { fr: 'Identifiant.', en: 'Identifier.' },
  inscription: { fr: 'Invitation à s’inscrire.', en: 'Invitation to register.' },
  introduction: { fr: 'Texte d’introduction.', en: 'Introduction.' },
  items: { fr: 'Les questions.', en: 'The questions.' },
  jeton: {
    fr: 'Jeton d’un lien, ou jeton d’accès; dans l’autodépistage, le jeton à joindre aux envois suivants.',
    en: 'Token of a link, or access token; in the self-screening, the token that later requests send.',
  },
  jours: {
    fr: 'Nombre de jours avant la fin, de 1 à 365.',
    en: 'Number of days before the end, 1 to 365.',
  },
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
    fr: 'Mesures de la nuit; nul tant qu’elle est vide.',
    en: 'Measures of the night; null while it is empty.',
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
  nombre_notifications_non_lues: { fr: 'Nombre d’avis non lus.', en: 'Number of unread notices.' },
  obligatoire: { fr: 'Vrai si une réponse est exigée.', en: 'True when it is required.' },
  par_le_personnel: {
    fr: 'Vrai si le personnel l’a demandée.',
    en: 'True when staff asked for it.',
  },
  periode: {
    fr: 'Période sur laquelle porte la question.',
    en: 'Period that the questions cover.',
  },
  points: { fr: 'Différence, en points.', en: 'Difference, in points.' },
  precision: { fr: 'Précision.', en: 'Explanation.' },
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
  raison: { fr: 'Raison, conservée au journal.', en: 'Reason, kept in the audit log.' },
  refus_possible: {
    fr: 'Vrai si la personne peut choisir de ne pas répondre.',
    en: 'True when the person may choose not to answer.',
  },
  reponses: {
    fr: 'Toutes les réponses, par le code de leur question.',
    en: 'All the answers, by the code of their question.',
  },
  reponses_crise: {
    fr: 'Réponses après lesquelles les ressources d’aide sont montrées.',
    en: 'Answers after which the crisis resources are shown.',
  },
  reponses_evenement: {
    fr: 'Réponses qui racontent une chute, un accident ou un effet grave, que l’équipe ne lit qu’après l’envoi.',
    en: 'Answers that tell of a fall, an accident or a serious effect, which the team reads only once they are sent.',
  },
  reprise_le: { fr: 'Jour du retour, AAAA-MM-JJ.', en: 'Day of the return, YYYY-MM-DD.' },
  ressources: { fr: 'Où appeler ou écrire.', en: 'Services to call or to write to.' },
  resultat: { fr: 'Résultat de l’autodépistage.', en: 'Result of the self-screening.' },
  resultats: {
    fr: 'Les scores, chacun avec son sens.',
    en: 'The scores, each with its meaning.',
  },
  resume: { fr: 'En une phrase.', en: 'In one sentence.' },
  retiree_le: {
    fr: 'Instant du retrait, ou nul.',
    en: 'Instant of the withdrawal, or null.',
  },
  roles: {
    fr: 'Les rôles : 1 administration, 2 personnel, 3 participant.',
    en: 'The roles: 1 administrator, 2 staff, 3 participant.',
  },
  saisie_le: { fr: 'Instant de la saisie.', en: 'Instant of the entry.' },
  saisie_par: {
    fr: 'Membre du personnel qui l’a saisie.',
    en: 'Staff member who entered it.',
  },
  scope: {
    fr: 'Domaines auxquels les rôles donnent accès.',
    en: 'Areas that the roles give access to.',
  },
  scores: {
    fr: 'Les scores, par code; nul tant que les réponses ne sont pas envoyées.',
    en: 'The scores, by code; null until the answers are sent.',
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
  texte: { fr: 'Texte, dans la langue demandée.', en: 'Text, in the requested language.' },
  texto: { fr: 'Où envoyer un texto.', en: 'Number for text messages.' },
  titre: { fr: 'Titre, dans la langue demandée.', en: 'Title, in the requested language.' },
  token_type: { fr: 'Toujours Bearer.', en: 'Always Bearer.' },
  type: { fr: 'Genre.', en: 'Kind.' },
  unite: { fr: 'Unité d’un nombre.', en: 'Unit of a number.' },
  uri: { fr: 'Adresse otpauth à montrer en code QR.', en: 'otpauth address to show as a QR code.' },
  utilisations: {
    fr: 'Nombre de personnes qui peuvent s’inscrire.',
    en: 'Number of people who may register.',
  },
  vaut_au_prochain_choix: {
    fr: 'Vrai pour la dernière fenêtre, tant qu’elle n’est pas retirée.',
    en: 'True for the last window, unless it was withdrawn.',
  },
  version: { fr: 'Version.', en: 'Version.' },
  video_visionnee: {
    fr: 'Vrai si le module en images a été vu.',
    en: 'True when the module in pictures was watched.',
  },
};

export const wordText = (word: string, locale: Locale): string =>
  WORD_TEXTS[word]?.[locale] ?? word;
