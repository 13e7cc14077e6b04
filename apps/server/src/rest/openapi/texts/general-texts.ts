import type { Locale } from '@aube/content/locale';
import type { Meta } from '@aube/api/server';

type FileType =
  | 'text/csv'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'application/zip';

export type GeneralTexts = {
  title: string;
  about: string;
  tags: Record<string, string>;
  admits: Record<Meta['admits'], string>;
  guards: Record<Exclude<Meta['guard'], 'none'>, string>;
  statuses: Record<200 | 201 | 204, string>;
  file: string;
  files: Record<FileType, string>;
  places: Record<string, string>;
  queries: Record<string, string>;
  parameters: { lang: string; ifMatch: string };
  headers: { fileName: string; etag: string; retryAfter: string };
  security: { session: string; accessToken: string };
  refusal: Record<
    | 'whole'
    | 'message'
    | 'code'
    | 'errors'
    | 'requestId'
    | 'questionnaire'
    | 'id'
    | 'opensOn'
    | 'afterModule'
    | 'unavailable',
    string
  >;
};

const fr: GeneralTexts = {
  title: 'Aube, interface REST',
  about:
    'Un programme en ligne contre l’insomnie. Les noms des champs sont en français; les textes sont dans la langue de `lang`. Les heures sont HH:MM, les durées des minutes entières, les efficacités des pour cent tronqués au dixième, les instants en ISO 8601 et en UTC.\n\nLes listes sont entières, sans pages.\n\nDans un corps, un champ nul vaut un champ absent. Un champ inconnu est refusé (422). Un champ que seule la réponse a est accepté et ignoré. Un refus nomme tous les champs fautifs à la fois.',
  tags: {
    account: 'Compte',
    admin: 'Administration',
    diary: 'Journal du sommeil',
    exports: 'Exports',
    notifications: 'Avis',
    programme: 'Programme',
    questionnaires: 'Questionnaires',
    rights: 'Droits',
    stats: 'Statistiques',
  },
  admits: {
    anyone: 'Sans session.',
    'guest-or-user': 'Avec ou sans session.',
    user: 'Pour toute personne connectée, selon ses droits.',
    participant: 'Pour les participants.',
    staff: 'Pour le personnel et l’administration.',
    administrator: 'Pour l’administration.',
  },
  guards: {
    person: 'Pas avec un jeton d’accès.',
    identity:
      'Exige une confirmation d’identité de moins de dix minutes : une connexion, ou `POST /api/auth/confirmation`.',
    export:
      'Exige une confirmation d’identité de moins de dix minutes, ou un jeton d’accès fait pour les exports.',
  },
  statuses: { 200: 'C’est fait.', 201: 'C’est créé.', 204: 'C’est fait; la réponse est vide.' },
  file: 'Le fichier; la fin de son nom dit son type. Si la connexion se rompt, le fichier est incomplet.',
  files: {
    'text/csv':
      '`.csv` : du texte UTF-8, une ligne d’en-tête, puis une ligne par enregistrement, les valeurs séparées par des virgules.',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
      '`.xlsx` : un classeur d’une feuille, d’au plus un million de lignes; au-delà, 422 `SHEET_TOO_LONG`.',
    'application/zip':
      '`.zip` : tous les jeux en CSV, avec `codebook.csv`, `manifeste.json`, `importer.sps` et `redcap.csv`.',
  },
  places: {
    id: 'Identifiant.',
    jourId: 'Identifiant de la nuit, ou sa date AAAA-MM-JJ.',
    key: 'Numéro de la semaine.',
    numero: 'Numéro, à partir de 1.',
    moduleId: 'Identifiant du module : son numéro.',
    code: 'Code du questionnaire, en minuscules.',
    fichier: 'Jeu et format, par exemple nuits.csv.',
  },
  queries: {
    semaine: 'Numéro de la semaine à lister, ou de la semaine du chiffre.',
    etat: 'Seulement les personnes dans cet état du programme.',
    alerte: 'Seulement les personnes avec une alerte en attente : oui ou non.',
    horaire: 'Seulement les personnes dont l’horaire attend un avis : oui ou non.',
    chiffre: 'Seulement les personnes comptées par ce chiffre des statistiques.',
    inscrit_du: 'Comptes créés à partir de ce jour, AAAA-MM-JJ.',
    inscrit_au: 'Comptes créés jusqu’à ce jour, AAAA-MM-JJ.',
    etablissement: 'Numéro de l’établissement à exporter.',
    du: 'Premier jour, AAAA-MM-JJ.',
    au: 'Dernier jour, AAAA-MM-JJ.',
    nature: 'Pour le jeu `alertes` : seulement les alertes au personnel, ou seulement les signaux.',
    identite: 'Avec les noms et les adresses : oui ou non.',
    separateur:
      'Pour un fichier CSV seul : ce qui sépare les champs, la virgule si rien n’est dit.',
    decimale: 'Pour un fichier CSV seul : la marque des décimales, le point si rien n’est dit.',
    raison: 'Raison, conservée au journal.',
  },
  parameters: {
    lang: 'Langue des textes de la réponse. Toute autre valeur vaut `fr`.',
    ifMatch:
      '`ETag` de la dernière lecture; après un changement fait ailleurs, l’appel répond 412.',
  },
  headers: {
    fileName: 'Le nom du fichier.',
    etag: 'Version de l’entité, pour `If-Match`.',
    retryAfter: 'Secondes à attendre avant de réessayer.',
  },
  security: {
    session: 'Le jeton que donne `POST /api/auth/connexion`; il est valable douze heures.',
    accessToken:
      'Un jeton d’accès de « Mon compte » ou de `npm run aube -- token create`. Il a les droits de son propriétaire, sauf pour les appels qui redemandent le mot de passe.',
  },
  refusal: {
    whole: 'Pourquoi l’appel est refusé.',
    message: 'Une phrase dans la langue demandée.',
    code: 'Le code; il est stable et fait pour les programmes.',
    errors: 'Les phrases de chaque champ refusé, sous son nom français (`siestes.0.heure_fin`).',
    requestId: 'Numéro de l’appel, pour le retrouver dans le journal du serveur.',
    questionnaire: 'Le questionnaire à remplir d’abord.',
    id: 'L’identifiant de l’entité qui existe déjà.',
    opensOn: 'La date à partir de laquelle ce sera disponible.',
    afterModule: 'Le numéro du module à terminer d’abord.',
    unavailable: 'Pourquoi aucun horaire ne peut être choisi.',
  },
};

const en: GeneralTexts = {
  title: 'Aube, REST interface',
  about:
    'An online program against insomnia. Field names are French; texts are in the language of `lang`. Clock times are HH:MM, durations are whole minutes, efficiencies are per cent truncated to a tenth, instants are ISO 8601 in UTC.\n\nLists are whole, without pages.\n\nIn a body, a null field counts as left out. An unknown field is refused (422). A field that only the reply has is accepted and ignored. A refusal names every faulty field at once.',
  tags: {
    account: 'Account',
    admin: 'Administration',
    diary: 'Sleep diary',
    exports: 'Exports',
    notifications: 'Notices',
    programme: 'Program',
    questionnaires: 'Questionnaires',
    rights: 'Rights',
    stats: 'Statistics',
  },
  admits: {
    anyone: 'Without a session.',
    'guest-or-user': 'With or without a session.',
    user: 'For anyone who is logged in, within their rights.',
    participant: 'For participants.',
    staff: 'For staff and administrators.',
    administrator: 'For administrators.',
  },
  guards: {
    person: 'Not with an access token.',
    identity:
      'Needs a confirmed identity, less than ten minutes old: a login, or `POST /api/auth/confirmation`.',
    export:
      'Needs a confirmed identity, less than ten minutes old, or an access token made for exports.',
  },
  statuses: {
    200: 'Done.',
    201: 'Created.',
    204: 'Done; the reply is empty.',
  },
  file: 'The file; the end of its name tells its type. If the connection breaks, the file is incomplete.',
  files: {
    'text/csv':
      '`.csv`: UTF-8 text, one header line, then one line per record, the values separated by commas.',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
      '`.xlsx`: a workbook of one sheet of a million rows at most; beyond that, 422 `SHEET_TOO_LONG`.',
    'application/zip':
      '`.zip`: every dataset as CSV, with `codebook.csv`, `manifeste.json`, `importer.sps` and `redcap.csv`.',
  },
  places: {
    id: 'Identifier.',
    jourId: 'Identifier of the night, or its date YYYY-MM-DD.',
    key: 'Number of the week.',
    numero: 'Number, from 1.',
    moduleId: 'Identifier of the module: its number.',
    code: 'Code of the questionnaire, in lower case.',
    fichier: 'Dataset and format, for example nuits.csv.',
  },
  queries: {
    semaine: 'Number of the week to list, or of the week of the figure.',
    etat: 'Only people in this state of the program.',
    alerte: 'Only people with a waiting alert: `oui` or `non`.',
    horaire: 'Only people whose schedule waits for an opinion: `oui` or `non`.',
    chiffre: 'Only people counted by this figure of the statistics.',
    inscrit_du: 'Accounts created from this day on, YYYY-MM-DD.',
    inscrit_au: 'Accounts created until this day, YYYY-MM-DD.',
    etablissement: 'Number of the establishment to export.',
    du: 'First day, YYYY-MM-DD.',
    au: 'Last day, YYYY-MM-DD.',
    nature: 'For the dataset `alertes`: only the alerts to staff, or only the flags.',
    identite: 'With names and addresses: `oui` or `non`.',
    separateur: 'For a CSV file alone: the separator of the fields, a comma by default.',
    decimale: 'For a CSV file alone: the decimal mark, a point by default.',
    raison: 'Reason, kept in the audit log.',
  },
  parameters: {
    lang: 'Language of the texts in the reply. Any other value means `fr`.',
    ifMatch: '`ETag` of the last reply; after a change made elsewhere, the call answers 412.',
  },
  headers: {
    fileName: 'The name of the file.',
    etag: 'Version of the entity, for `If-Match`.',
    retryAfter: 'Seconds to wait before trying again.',
  },
  security: {
    session: 'The token from `POST /api/auth/connexion`; it is valid for twelve hours.',
    accessToken:
      'An access token from “My account” or from `npm run aube -- token create`. It has the rights of its owner, except for calls that ask for the password again.',
  },
  refusal: {
    whole: 'The refusal of the call.',
    message: 'A sentence in the requested language.',
    code: 'The code; it is stable and made for programs.',
    errors: 'The sentences of each refused field, by its French name (`siestes.0.heure_fin`).',
    requestId: 'Number of the call, to find it in the server’s log.',
    questionnaire: 'The questionnaire to answer first.',
    id: 'The identifier of the entity that already exists.',
    opensOn: 'The date from which it will be available.',
    afterModule: 'The number of the module to complete first.',
    unavailable: 'The reason why no schedule can be chosen.',
  },
};

export const GENERAL_TEXTS: Record<Locale, GeneralTexts> = { fr, en };
