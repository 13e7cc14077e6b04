import { frAccounts } from './fr/accounts.ts';
import { frCohort } from './fr/cohort.ts';
import { frIncident } from './fr/incident.ts';
import { frImportNights } from './fr/import-nights.ts';

/** What a line of the list of erasures says of somebody. */
export type ErasureLine = { userId: number; participantCode: string; erasedAt: string };

const erasureWords = ({ userId, participantCode, erasedAt }: ErasureLine) =>
  `Numéro ${userId}, code ${participantCode}, effacement du ${erasedAt}`;

/** Everything the command line says, in French, the source language. */
export const fr = {
  about: 'Aube en ligne de commande',
  usage: {
    usage: 'Utilisation',
    command: '<commande>',
    commands: 'Commandes',
    options: 'Options',
    example: 'Exemple',
    variables: 'Environnement',
    more: (command: string) => `Pour une commande en particulier : ${command} <commande> --help`,
    variableList: [
      ['AUBE_DATA_DIR', 'dossier des données (./data)'],
      ['DATABASE_URL', 'PostgreSQL; sans elle, la base intégrée au dossier des données'],
      ['PUBLIC_URL', 'adresse du site, au début des liens (http://localhost:3000)'],
      ['AUBE_TOKEN', 'jeton de --url, s’il n’est pas donné par --token-file ou --token'],
      ['PORT', 'port du serveur, dans PUBLIC_URL si elle manque (3000)'],
      ['SMTP_URL', 'envoi des courriels; sans elle, ils sont écrits dans le dossier des données'],
      ['CONTENT_DIR', 'dossier d’un contenu propre au site'],
      ['AUBE_COMMAND', 'comment la commande s’appelle dans l’aide (npm run aube --)'],
      ['AUBE_SECRET_KEY', 'clé du site, si elle n’est pas dans le dossier des données'],
      ['AUBE_CLOCK', 'l’instant que les commandes prennent pour le présent, hors production'],
      [
        'NODE_ENV',
        'production, qui refuse la démonstration et AUBE_CLOCK, sauf si elle dit development',
      ],
      ['NO_COLOR', 'sans couleurs'],
      ['LC_ALL, LC_MESSAGES, LANG', 'langue des messages, si --lang manque'],
    ] as [string, string][],
  },
  options: {
    help: 'montrer cette aide',
    version: 'montrer la version',
    lang: 'langue des messages et des courriels : fr ou en',
    json: 'répondre en JSON',
    yes: 'ne rien demander',
    dryRun: 'tout vérifier sans rien changer',
    email: 'adresse de courriel',
    firstName: 'prénom',
    lastName: 'nom',
    establishment: 'code de référence de l’établissement',
    uses: 'nombre de personnes qui peuvent s’inscrire (1)',
    expires: 'fin : AAAA-MM-JJ, un instant ISO, ou une durée comme 30d ou 12h (14d)',
    url: 'adresse d’un serveur en marche; sans elle, la commande agit sur la base de données',
    tokenFile: 'fichier du jeton d’accès à ce serveur',
    token: 'ce jeton lui-même, que d’autres de cette machine peuvent lire (AUBE_TOKEN)',
    invitationEmail: 'seule adresse qui pourra s’inscrire; l’invitation lui est aussi envoyée',
    tokenOwner: 'adresse du compte dont le jeton a les droits',
    tokenName: 'nom du jeton, par exemple le programme qui s’en sert',
    tokenDays: 'nombre de jours avant sa fin, de 1 à 365 (90)',
    tokenExport: 'il peut sortir des données',
    tokenId: 'numéro du jeton',
    dataset: 'jeu de données, par le nom de son fichier : nuits, participants… (tout)',
    format: 'format du fichier : CSV ou XLSX (CSV)',
    output: 'fichier à écrire (son nom, dans ce dossier); - pour la sortie standard',
    replaceFile: 'écrire par-dessus le fichier qui est déjà là',
    exportPlace: 'code de référence d’un établissement',
    dayHint: 'AAAA-MM-JJ',
    from: 'premier jour : AAAA-MM-JJ',
    to: 'dernier jour : AAAA-MM-JJ',
    search: 'seulement les personnes dont le nom, l’adresse ou le code contient ces mots',
    state: 'seulement celles qui en sont là',
    nature: 'avec le jeu des alertes : seulement celles données au personnel, ou les signaux',
    waitingAlert: 'seulement celles dont une alerte attend',
    scheduleLocked: 'seulement celles dont l’horaire attend un avis',
    figure: 'seulement celles qu’un chiffre des statistiques compte',
    figureWeek: 'la semaine du programme, pour un chiffre d’une semaine',
    registeredFrom: 'comptes créés à partir de ce jour',
    registeredTo: 'comptes créés jusqu’à ce jour',
    identity: 'ajouter les noms et les coordonnées, avec --reason',
    reason: 'pourquoi les noms sont nécessaires, pour le registre',
    backupOutput: 'fichier à écrire',
    backupFolder: 'dossier où l’écrire, sous un nom qui porte l’instant (ce dossier)',
    keep: 'nombre de sauvegardes à garder dans le dossier; les plus anciennes sont supprimées',
    keyFile: 'fichier de la clé des sauvegardes : 32 octets en base64, mode 0600',
    verify: 'la restaurer ensuite dans une base temporaire et comparer chaque table',
    backupFile: 'fichier de la sauvegarde',
    erasures: 'liste des effacements à refaire, outre celle du dossier des données',
    withoutErasures: 'restaurer sans la liste des effacements, si elle est perdue',
    doctorUrl: 'adresse du serveur à interroger (PUBLIC_URL)',
  },
  user: 'gérer les comptes',
  accounts: frAccounts,
  token: {
    summary: 'gérer les jetons des programmes',
    create: 'créer un jeton pour un programme',
    list: 'montrer les jetons d’un compte',
    revoke: 'révoquer un jeton',
    made: (id: number, until: string) =>
      `Jeton ${id} créé, valable jusqu’au ${until}. Il n’est montré que cette fois :`,
    wouldMake: 'Le jeton serait créé.',
    none: 'Ce compte n’a aucun jeton.',
    until: (instant: string) => `jusqu’au ${instant}`,
    used: (instant: string) => `utilisé le ${instant}`,
    neverUsed: 'jamais utilisé',
    mayExport: 'exports permis',
    revoked: 'Le jeton est révoqué.',
    wouldRevoke: 'Le jeton serait révoqué.',
    notFound: 'Il n’y a pas de compte à cette adresse, ou pas de jeton de ce numéro.',
    badNumber: (name: string, most: number) => `--${name} attend un nombre de 1 à ${most}.`,
  },
  createAdmin: {
    summary: 'créer un compte d’administration, avec un lien pour choisir son mot de passe',
    askEmail: 'Adresse de courriel : ',
    made: (email: string) => `Compte d’administration créé : ${email}`,
    renewed: (email: string) =>
      `Le compte ${email} attend déjà son activation. Voici un autre lien; l’ancien ne vaut plus rien.`,
    username: (name: string) => `Nom d’utilisateur : ${name}`,
    link: (until: string) => `Lien d’activation, à usage unique, jusqu’au ${until} :`,
    wouldMake: (email: string) => `Le compte ${email} serait créé.`,
    wouldRenew: (email: string) => `Le compte ${email} recevrait un autre lien.`,
    taken:
      'Cette adresse a déjà un compte, qui reste tel quel. Mot de passe oublié? La page de connexion envoie un lien.',
  },
  invite: {
    summary: 'inviter à s’inscrire',
    made: 'Invitation créée.',
    mailed: (email: string) => `Elle part aussi à ${email}.`,
    token: (token: string) => `Jeton : ${token}`,
    referenceCode: (code: string) => `Code de référence à l’inscription : ${code}`,
    link: (until: string) => `Lien d’inscription, jusqu’au ${until} :`,
    needsYes: 'Pour inviter une personne sans qu’une question soit posée, ajoutez --yes.',
    confirm: (place: string) => `Créer une invitation pour une personne, dans ${place}? (oui/non) `,
    wouldMake: 'L’invitation serait créée.',
    noDryRun: '--dry-run ne va pas avec --url : le serveur ne sait pas faire semblant.',
  },
  export: {
    summary: 'exporter des données en fichiers',
    writing: 'Écriture',
    made: (path: string, rows: number) => `${path} est écrit : ${rows} lignes.`,
    exists: (path: string) =>
      `Ce fichier existe déjà : ${path}. Donnez-en un autre par --output, ou ajoutez --replace.`,
    unknown: (file: string, files: string) =>
      `${file} n’est pas un fichier de données. Il y a : ${files}.`,
    badFormat: 'Les formats sont CSV et XLSX; les statistiques n’existent qu’en CSV.',
    needsDataset:
      '--format demande --dataset et le nom d’un jeu de données : toutes les données ensemble forment un seul ZIP.',
    noFolder: (folder: string) => `Il n’y a pas de dossier ${folder} où écrire.`,
    badDay: (name: string) => `--${name} n’est pas une date AAAA-MM-JJ.`,
    badWeek: '--week n’est pas le numéro d’une semaine, de 1 à 25.',
    noJson: '--json ne va pas avec --output -, dont la réponse est le fichier.',
    onScreen: '--output - écrit dans un tube ou un fichier, et ne montre pas de données à l’écran.',
    left: (file: string, rows: number) => `${file} : ${rows} lignes.`,
    needsReason: '--identity demande --reason : pourquoi les noms sont nécessaires.',
    noPlace: 'Il n’y a pas d’établissement de ce code.',
  },
  demo: {
    summary: 'remplir la base de données pour une démonstration',
    writing: 'Écriture de la démonstration…',
    made: 'La démonstration est prête.',
    kept: 'La démonstration est déjà là, et reste telle quelle.',
    wouldMake: (count: number) => `${count} comptes seraient créés.`,
    password: (password: string) => `Mot de passe de tous les comptes : ${password}`,
    refusedInProduction:
      'La démonstration ne s’écrit pas en production. NODE_ENV=development dit que ce n’en est pas une.',
    otherPeople:
      'La base de données contient d’autres personnes que celles de la démonstration, ou une démonstration inachevée. Prenez un dossier de données vide, ou une base vide.',
    confirm: (place: string) => `Écrire la démonstration dans ${place}? (oui/non) `,
    needsYes:
      'DATABASE_URL désigne une base de données : ajoutez --yes pour y écrire la démonstration.',
  },
  migrate: {
    summary: 'mettre la base de données à jour, sans démarrer le serveur',
    done: (place: string, count: number) =>
      count === 0
        ? `${place} est déjà à jour.`
        : `${place} est à jour; migrations faites : ${count}.`,
    waiting: (place: string, count: number) =>
      count === 0 ? `${place} est déjà à jour.` : `${place} attend ${count} migrations.`,
  },
  symbolise: {
    summary: 'montrer où, dans les sources, sont les endroits que nomme un journal',
    file: 'le journal du serveur',
    noMaps:
      'Rien ne dit où sont les sources : npm run build écrit à côté du programme de quoi le savoir.',
  },
  cohort: frCohort,
  incident: frIncident,
  importNights: frImportNights,
  erasures: {
    group: 'gérer la liste des effacements',
    summary: 'effacer de nouveau, après la restauration d’une sauvegarde, qui l’était déjà',
    erased: (count: number) => `Effacés de nouveau : ${count}`,
    wouldErase: (count: number) => `Seraient effacés de nouveau : ${count}`,
    already: (count: number) => `Déjà effacés : ${count}`,
    missing: {
      nobody: (line: ErasureLine) =>
        `${erasureWords(line)} : personne n’a ce numéro dans cette base de données.`,
      somebodyElse: (line: ErasureLine) =>
        `${erasureWords(line)} : ce numéro est celui d’un autre compte.`,
      failed: (line: ErasureLine) => `${erasureWords(line)} : l’effacement a échoué.`,
    },
    unreadable: (line: number) => `Ligne ${line} de la liste : illisible.`,
    left: (count: number) =>
      `Lignes sans effacement : ${count}. Un compte créé après la sauvegarde n’y est pas, et c’est bien ainsi; pour les autres, vérifiez avant d’ouvrir le site.`,
  },
  start: {
    summary: 'démarrer le serveur; avec --demo, une démonstration',
    first: (command: string) => `Ce mot vient en premier : ${command}`,
  },
  backup: {
    summary: 'sauvegarder le site en un fichier, pendant qu’il marche',
    writing: 'Sauvegarde',
    verifying: 'Vérification',
    made: (path: string, bytes: number) => `${path} est écrit : ${bytes} octets.`,
    holds: (tables: number, rows: number, files: number) =>
      `Tables : ${tables}; lignes : ${rows}; fichiers : ${files}.`,
    plain: 'Elle n’est pas chiffrée : quiconque a le fichier lit tout. Voir --key-file.',
    verified: (tables: number, rows: number) =>
      `Comparées après restauration : ${tables} tables et ${rows} lignes, toutes égales.`,
    removed: (name: string) => `Supprimée : ${name}`,
    badKeep: '--keep attend un nombre de 1 à 9999.',
    keepNeedsFolder: '--keep va avec --folder, non avec --output.',
    noFolder: (folder: string) => `Ce dossier n’existe pas : ${folder}`,
    exists: (path: string) => `Ce fichier existe déjà : ${path}`,
    nothing: (dataDir: string) => `Il n’y a pas de base de données dans ${dataDir}.`,
    noKeyFile: (path: string) => `Ce fichier de clé n’existe pas : ${path}`,
    openKeyFile: (path: string) =>
      `D’autres que vous peuvent lire ${path} : donnez-lui le mode 0600.`,
    badKeyFile: (path: string) =>
      `${path} ne contient pas une clé de 32 octets en base64 ou en hexadécimal.`,
    faults: {
      notABackup: 'Ce fichier n’est pas une sauvegarde d’Aube.',
      needsKey: 'Cette sauvegarde est chiffrée : il faut --key-file.',
      notEncrypted:
        'Cette sauvegarde n’est pas chiffrée, et une clé est donnée : retirez --key-file si c’est bien elle.',
      wrongKey: 'Cette clé n’est pas celle de la sauvegarde, ou son début est abîmé.',
      damaged: 'Cette sauvegarde est abîmée ou incomplète.',
      newer: 'Cette sauvegarde vient d’une version plus récente d’Aube.',
      live: 'Quelqu’un est connecté à cette base de données : arrêtez d’abord le serveur.',
      notEmpty: 'Cette base de données n’est pas vide : restaurez dans une autre.',
      differs: 'Ce qui a été restauré n’est pas ce qui a été sauvegardé; rien n’est gardé.',
      notVerified:
        'La sauvegarde est écrite, mais la base temporaire où la vérifier n’a pas pu démarrer.',
      otherSchema: 'La base de données change de version en ce moment : réessayez.',
    } as Record<string, string>,
  },
  restore: {
    summary: 'restaurer une sauvegarde dans un site vide, et refaire les effacements',
    filling: 'Restauration',
    needsFile: 'Il manque le fichier de la sauvegarde.',
    noFile: (path: string) => `Ce fichier n’existe pas : ${path}`,
    noList: (path: string) =>
      `La liste des effacements manque : ${path}. Les personnes effacées depuis la sauvegarde reviendraient. Remettez-la à sa place ou donnez-la par --erasures; si elle est perdue, ou si personne n’a jamais été effacé, ajoutez --without-erasures.`,
    unreadable: (numbers: string) =>
      `La liste des effacements a des lignes illisibles (${numbers}). Corrigez-les; rien n’a été restauré.`,
    replayFailed: (count: number) =>
      `Effacements qui ont échoué : ${count}. Rien n’a été restauré.`,
    whole: (path: string, taken: string) => `${path} est entière. Elle date du ${taken}.`,
    made: (place: string, taken: string) => `Restauré au ${taken} : ${place}`,
    siteKey: (dataDir: string) =>
      `Il manque la clé du site : remettez site.key dans ${dataDir}, ou donnez AUBE_SECRET_KEY.`,
    tokens:
      'Les jetons des programmes révoqués depuis la sauvegarde valent de nouveau : révoquez-les encore.',
    content: (folder: string) => `Le contenu propre au site est dans ${folder} : voir CONTENT_DIR.`,
  },
  doctor: {
    summary: 'vérifier que tout est en place',
    signs: { ok: 'bien', warning: 'à voir', fault: 'faute' },
    healthy: 'Tout est en place.',
    warned: (count: number) =>
      count === 1 ? 'Un point est à voir.' : `${count} points sont à voir.`,
    ill: (count: number) =>
      count === 1 ? 'Une faute est à corriger.' : `${count} fautes sont à corriger.`,
    node: (version: string) => `Node ${version}`,
    oldNode: (version: string, floor: string) =>
      `Node ${version} est trop ancien : il faut au moins ${floor}. Passez par npm, qui apporte le bon.`,
    environment: 'Environnement valide',
    dataDir: (folder: string) => `Dossier des données : ${folder}`,
    unwritable: (folder: string) => `Le dossier des données ne peut pas être écrit : ${folder}`,
    content: (count: number) => `Contenu valide : ${count} questionnaires`,
    noDatabase: 'Pas encore de base de données : le premier démarrage la crée.',
    database: (kind: string, version: string, place: string) =>
      `${kind}, PostgreSQL ${version} : ${place}`,
    embedded: 'Base intégrée',
    external: 'Base externe',
    noChecksums: 'PostgreSQL ne vérifie pas ses pages (data_checksums).',
    upToDate: 'Schéma à jour',
    pending: (count: number) =>
      count === 1
        ? 'Une migration attend le prochain démarrage.'
        : `${count} migrations attendent le prochain démarrage.`,
    newer: 'La base de données vient d’une version plus récente d’Aube.',
    administrators: (count: number) =>
      count === 1 ? 'Un compte d’administration' : `${count} comptes d’administration`,
    noAdministrator: (command: string) =>
      `Personne ne peut administrer : voir la commande ${command}`,
    establishments: (count: number) =>
      count === 1 ? 'Un établissement' : `${count} établissements`,
    noEstablishment: 'Aucun établissement : personne ne peut s’inscrire.',
    letters: (where: string) => `Courriels : ${where}`,
    lettersTo: (folder: string) => `écrits dans ${folder}`,
    lettersBySmtp: 'envoyés par SMTP_URL',
    failedLetters: (count: number) =>
      count === 1 ? 'Un courriel n’a pas pu partir.' : `${count} courriels n’ont pas pu partir.`,
    insecure: (url: string) => `PUBLIC_URL n’est pas en https : ${url}`,
    serverReady: (url: string) => `Le serveur répond à ${url}`,
    serverUnready: (url: string, status: number) =>
      `Le serveur à ${url} n’est pas prêt (${status}).`,
    serverAway: (url: string) => `Aucun serveur ne répond à ${url}.`,
    refusedPort: (url: string) =>
      `Les navigateurs et Node refusent le port de ${url} : choisissez-en un autre.`,
  },
  /** What each variable must be. */
  variables: {
    NODE_ENV: 'doit valoir production, development ou test',
    PORT: 'doit être un port de 1 à 65535',
    PUBLIC_URL: 'doit être une origine, comme https://aube.exemple',
    AUBE_DATA_DIR: 'doit être un dossier',
    DATABASE_URL: 'doit être une adresse postgres://utilisateur:motdepasse@hôte:5432/nom',
    SMTP_URL: 'doit être une adresse smtps://utilisateur:motdepasse@hôte:465',
    CONTENT_DIR: 'doit être un dossier qui existe',
    AUBE_CLOCK:
      'doit être un instant comme 2026-01-05T12:00:00Z, et n’est pas permis en production',
  } as Record<string, string>,
  failures: {
    unwritableFile: (path: string, code: string) =>
      `Le fichier ${path} ne peut pas être écrit (${code}).`,
    unwritableOutput: (code: string) => `La réponse ne peut pas être écrite (${code}).`,
    tokenOnLine:
      'Un jeton donné par --token se voit dans la liste des processus : --token-file ou AUBE_TOKEN le cachent.',
    unreadableFile: (path: string, code: string) =>
      `Le fichier ${path} ne peut pas être lu (${code}).`,
    otherEncoding: (path: string, encoding: string) =>
      `${path} n’est pas en UTF-8 : il est lu comme ${encoding}. Vérifiez les accents.`,
    localOnly:
      'Cette commande agit sur la base de données, là où elle est : un jeton ne permet pas d’en faire autant à distance.',
    unknownCommand: (name: string) => `Commande inconnue : ${name}`,
    noCommand: (path: string) => `${path} attend une commande.`,
    unknownOption: (name: string) => `Option inconnue : --${name}`,
    unexpected: (word: string) => `Mot de trop : ${word}`,
    missingValue: (name: string) => `--${name} attend une valeur.`,
    required: (name: string) => `Il manque --${name}.`,
    badNumber: (name: string) => `--${name} attend un nombre entier.`,
    badLocale: '--locale vaut fr ou en.',
    requiredFile: 'Il manque le fichier.',
    badLang: '--lang vaut fr ou en.',
    badUses: '--uses attend un nombre entier.',
    badExpires:
      '--expires attend une date AAAA-MM-JJ, un instant ISO, ou une durée comme 30d ou 12h.',
    badUrl: '--url attend une adresse http ou https, sans nom, mot de passe ni paramètres.',
    badToken:
      'Le jeton contient un espace, une fin de ligne ou une lettre accentuée : recopiez-le tel quel.',
    needsToken: '--url demande un jeton : --token-file, --token ou AUBE_TOKEN.',
    plainHttp: (url: string) =>
      `${url} n’est pas en https : le jeton et les données passent en clair sur le réseau.`,
    seeHelp: (command: string) => `Voir : ${command} --help`,
    environment: 'L’environnement n’est pas utilisable :',
    noDatabase: (place: string) =>
      `Il n’y a pas de base de données dans ${place}. Démarrez d’abord le serveur, ou nommez la base par AUBE_DATA_DIR ou DATABASE_URL.`,
    notUpToDate: (place: string) =>
      `La base de données (${place}) n’est pas à jour. Démarrez le serveur, ou mettez-la à jour d’abord par la commande de migration (voir l’aide).`,
    databaseAway: 'La base de données ne répond pas.',
    serverAway: (url: string) => `Aucune réponse de ${url}.`,
    notAube: (url: string) => `Ce qui répond à ${url} n’est pas un serveur d’Aube.`,
    content: 'Le contenu a des fautes :',
    unexpectedFailure: (what: string) => `Quelque chose a échoué (${what}).`,
  },
  /** Error codes of the procedures; the server's own sentence stands in for the others. */
  codes: {
    NOT_AUTHENTICATED: 'Le jeton n’est pas ou plus valable.',
    FORBIDDEN: 'Ce compte n’en a pas le droit.',
    NOT_FOUND: 'Il n’y a pas d’établissement de ce code.',
    INVALID: 'Une donnée n’est pas valable.',
    LAST_ADMINISTRATOR:
      'C’est le dernier compte d’administration : plus personne ne pourrait administrer le site.',
    OWN_ACCOUNT: 'Personne ne ferme son propre compte.',
    CONFIRM_IDENTITY:
      'Un jeton n’y suffit pas : le serveur redemande le mot de passe, ce que fait le site.',
    ALREADY_EXISTS: 'Cela existe déjà.',
    SHEET_TOO_LONG:
      'Une feuille de calcul contient au plus un million de lignes : demandez le fichier CSV.',
    TOO_MANY_REQUESTS: 'Trop d’essais. Attendez un peu.',
    UNAVAILABLE: 'La base de données est absente ou occupée. Réessayez.',
    INTERNAL: 'Quelque chose a échoué de notre côté.',
  } as Record<string, string>,
  /** Codes of refused fields. */
  issues: {
    required: 'est obligatoire',
    notAnEmail: 'n’est pas une adresse de courriel',
    tooLong: 'est trop long',
    tooSmall: 'est trop petit',
    tooBig: 'est trop grand',
    tooSoon: 'est déjà passé',
    tooLate: 'va au-delà de 90 jours',
    emailTaken: 'est celle d’un autre compte',
    usernameTaken: 'est celui d’un autre compte',
    notAUsername: 'a de 3 à 40 lettres, chiffres, points, traits ou tirets bas',
    notAName: 'doit contenir une lettre',
    referenceCodeMalformed: 'a des lettres, des chiffres et des traits',
    referenceCodeTaken: 'est celui d’un autre établissement',
    unknownChoice: 'n’est pas un choix possible',
    onePersonOnly: 'va à une seule personne quand --email est donné',
    unsafeText: 'contient des caractères interdits',
    notADate: 'n’est pas une date, comme 2026-01-31',
    beforeStart: 'vient avant --from',
    unknownField: 'ne va pas avec ce fichier',
  } as Record<string, string>,
  issueOther: 'n’est pas valable',
  notConfirmed: 'Rien n’a été fait.',
  yes: ['o', 'oui', 'y', 'yes'],
};

export type Texts = typeof fr;
