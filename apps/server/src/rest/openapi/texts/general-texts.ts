import type { Locale } from '@aube/content/locale';
import type { Meta } from '@aube/api/server';

type FileType =
  | 'text/csv'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'application/zip';

/** The sentences of the document that belong to no field and no call. */
export type GeneralTexts = {
  title: string;
  about: string;
  /** By area of the procedures. */
  tags: Record<string, string>;
  admits: Record<Meta['admits'], string>;
  guards: Record<Exclude<Meta['guard'], 'none'>, string>;
  statuses: Record<200 | 201 | 204, string>;
  /** What a reply that is a file holds, and what each type of it is. */
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
    'Un programme en ligne contre l’insomnie. Les champs sont en français, les textes dans la langue demandée par `lang`. Les heures sont HH:MM, les durées des minutes entières, les efficacités des pour cent tronqués au dixième, les instants en ISO 8601 et en UTC.\n\nChaque liste est entière : aucune n’est coupée en pages.\n\nUn champ nul dans un corps vaut un champ absent; un champ inconnu est refusé (422), sauf ceux que la réponse montre, qui ne comptent pas. Un refus nomme tous les champs fautifs à la fois.',
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
    user: 'Pour qui est connecté.',
    participant: 'Pour les participants.',
    staff: 'Pour le personnel et l’administration.',
    administrator: 'Pour l’administration.',
  },
  guards: {
    person: 'Pas avec un jeton d’accès.',
    identity:
      'Demande une preuve d’identité de moins de dix minutes : une connexion, ou `POST /api/auth/confirmation`.',
    export:
      'Demande une preuve d’identité de moins de dix minutes, ou un jeton d’accès fait pour les exports.',
  },
  statuses: { 200: 'C’est fait.', 201: 'C’est créé.', 204: 'C’est fait; il n’y a rien à lire.' },
  file: 'Le fichier demandé, du type que dit la fin de son nom. Une connexion qui se rompt n’a pas apporté le fichier entier.',
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
    semaine: 'Numéro de la seule semaine à lister, ou de celle du chiffre.',
    etat: 'Seulement les personnes qui en sont là dans le programme.',
    alerte: 'Seulement les personnes dont une alerte attend : oui ou non.',
    horaire: 'Seulement les personnes dont l’horaire attend un avis : oui ou non.',
    chiffre: 'Seulement les personnes que ce chiffre des statistiques compte.',
    inscrit_du: 'Comptes créés à partir de ce jour, AAAA-MM-JJ.',
    inscrit_au: 'Comptes créés jusqu’à ce jour, AAAA-MM-JJ.',
    etablissement: 'Numéro du seul établissement à exporter.',
    du: 'Premier jour, AAAA-MM-JJ.',
    au: 'Dernier jour, AAAA-MM-JJ.',
    nature: 'Du jeu `alertes` : seulement les alertes au personnel, ou seulement les signaux.',
    identite: 'Avec les noms et les adresses : oui ou non.',
    raison: 'Pourquoi, conservé au journal.',
  },
  parameters: {
    lang: 'Langue des textes de la réponse.',
    ifMatch: '`ETag` de ce qui a été lu : un changement fait ailleurs répond 412.',
  },
  headers: {
    fileName: 'Le nom du fichier.',
    etag: 'Version de ce qui est montré, pour `If-Match`.',
    retryAfter: 'Secondes à attendre avant de réessayer.',
  },
  security: {
    session: 'Le jeton que donne `POST /api/auth/connexion`; il vaut douze heures.',
    accessToken:
      'Un jeton d’accès de « Mon compte » ou de `npm run aube -- token create` : les droits de son propriétaire, sauf ce qui redemande le mot de passe.',
  },
  refusal: {
    whole: 'Pourquoi l’appel est refusé.',
    message: 'Une phrase dans la langue demandée.',
    code: 'Le code, stable : c’est lui qu’un programme lit.',
    errors: 'Les phrases de chaque champ refusé, sous son nom français (`siestes.0.heure_fin`).',
    requestId: 'Numéro de l’appel, pour le retrouver dans le journal du serveur.',
    questionnaire: 'Le questionnaire à remplir d’abord.',
    id: 'L’identifiant de ce qui existe déjà.',
    opensOn: 'La date à partir de laquelle ce sera disponible.',
    afterModule: 'Le numéro du module à terminer d’abord.',
    unavailable: 'Pourquoi aucun horaire ne peut être choisi.',
  },
};

const en: GeneralTexts = {
  title: 'Aube, REST interface',
  about:
    'An online program against insomnia. Fields are French, texts come in the language that `lang` asks for. Clock times are HH:MM, durations whole minutes, efficiencies per cent truncated to a tenth, instants ISO 8601 in UTC.\n\nEvery list is whole: none is cut into pages.\n\nA null field of a body counts as left out; an unknown one is refused (422), but for those that the reply shows, which count for nothing. A refusal names every faulty field at once.',
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
    user: 'For who is logged in.',
    participant: 'For participants.',
    staff: 'For staff and administrators.',
    administrator: 'For administrators.',
  },
  guards: {
    person: 'Not with an access token.',
    identity:
      'Asks for a proof of identity less than ten minutes old: a login, or `POST /api/auth/confirmation`.',
    export:
      'Asks for a proof of identity less than ten minutes old, or an access token made for exports.',
  },
  statuses: {
    200: 'It is done.',
    201: 'It is made.',
    204: 'It is done; there is nothing to read.',
  },
  file: 'The file that was asked for, of the type that the end of its name says. A connection that breaks off has not brought the whole file.',
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
    semaine: 'Number of the only week to list, or of that of the figure.',
    etat: 'Only people who are there in the program.',
    alerte: 'Only people with an alert that waits: `oui` or `non`.',
    horaire: 'Only people whose schedule waits for an opinion: `oui` or `non`.',
    chiffre: 'Only people whom this figure of the statistics counts.',
    inscrit_du: 'Accounts created from this day on, YYYY-MM-DD.',
    inscrit_au: 'Accounts created until this day, YYYY-MM-DD.',
    etablissement: 'Number of the only establishment to export.',
    du: 'First day, YYYY-MM-DD.',
    au: 'Last day, YYYY-MM-DD.',
    nature: 'Of the dataset `alertes`: only the alerts given to staff, or only the flags.',
    identite: 'With names and addresses: `oui` or `non`.',
    raison: 'Why, kept on record.',
  },
  parameters: {
    lang: 'Language of the texts in the reply.',
    ifMatch: '`ETag` of what was read: a change made elsewhere answers 412.',
  },
  headers: {
    fileName: 'The name of the file.',
    etag: 'Version of what is shown, for `If-Match`.',
    retryAfter: 'Seconds to wait before trying again.',
  },
  security: {
    session: 'The token that `POST /api/auth/connexion` gives; it holds for twelve hours.',
    accessToken:
      'An access token of « Mon compte » or of `npm run aube -- token create`: the rights of its owner, less what asks for the password again.',
  },
  refusal: {
    whole: 'Why the call is refused.',
    message: 'A sentence in the language asked.',
    code: 'The code, which is stable: a program reads this.',
    errors: 'The sentences of each refused field, by its French name (`siestes.0.heure_fin`).',
    requestId: 'Number of the call, to find it in the server’s log.',
    questionnaire: 'The questionnaire to answer first.',
    id: 'The identifier of what exists already.',
    opensOn: 'The date from which it will be available.',
    afterModule: 'The number of the module to complete first.',
    unavailable: 'Why no schedule can be chosen.',
  },
};

export const GENERAL_TEXTS: Record<Locale, GeneralTexts> = { fr, en };
