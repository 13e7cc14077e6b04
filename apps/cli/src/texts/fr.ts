import { frAccounts } from './fr/accounts.ts';
import { frCohort } from './fr/cohort.ts';
import { frIncident } from './fr/incident.ts';
import { frSettings } from './fr/settings.ts';
import { frImportNights } from './fr/import-nights.ts';

export type ErasureLine = { userId: number; participantCode: string; erasedAt: string };

const erasureWords = ({ userId, participantCode, erasedAt }: ErasureLine) =>
  `Numéro ${userId}, code ${participantCode}, effacement du ${erasedAt}`;

const linesOf = (count: number) => `${count} ${count > 1 ? 'lignes' : 'ligne'}`;

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
      ['AUBE_DATA_DIR', 'dossier des données (par défaut : ./data)'],
      [
        'DATABASE_URL',
        'adresse de la base PostgreSQL; sans elle, la base intégrée au dossier des données',
      ],
      ['PUBLIC_URL', 'adresse du site, au début des liens (par défaut : http://localhost:3000)'],
      ['AUBE_TOKEN', 'jeton de --url, s’il n’est pas donné par --token-file ou --token'],
      ['PORT', 'port du serveur, et de son adresse si PUBLIC_URL manque (par défaut : 3000)'],
      ['TRUST_PROXY', 'mandataire (proxy) de confiance du serveur'],
      ['SMTP_URL', 'envoi des courriels; file: les écrit dans le dossier des données'],
      ['CONTENT_DIR', 'dossier du contenu propre au site'],
      ['AUBE_COMMAND', 'nom de la commande dans l’aide (par défaut : npm run aube --)'],
      ['AUBE_SECRET_KEY', 'clé du site, si elle n’est pas dans le dossier des données'],
      ['AUBE_CLOCK', 'l’instant que les commandes prennent pour le présent, hors production'],
      [
        'NODE_ENV',
        'production refuse la démonstration, les cohortes et AUBE_CLOCK; development les permet',
      ],
      ['NO_COLOR', 'si elle est donnée, aucune couleur'],
      ['LC_ALL, LC_MESSAGES, LANG', 'langue des messages, si --lang manque'],
    ] as [string, string][],
  },
  options: {
    help: 'montrer cette aide',
    version: 'montrer la version',
    lang: 'langue des messages et des courriels : fr ou en',
    json: 'répondre en JSON',
    yes: 'ne pas demander de confirmation',
    dryRun: 'tout vérifier sans rien changer',
    email: 'adresse de courriel',
    firstName: 'prénom',
    lastName: 'nom',
    establishment: 'code de référence de l’établissement',
    uses: 'nombre de personnes qui peuvent s’inscrire (par défaut : 1)',
    expires:
      'fin de validité : AAAA-MM-JJ, un instant ISO, ou une durée comme 30d ou 12h (par défaut : 14d)',
    url: 'adresse d’un serveur en marche; sans elle, la commande agit sur la base de données',
    tokenFile: 'fichier qui contient le jeton d’accès à ce serveur',
    token:
      'le jeton lui-même, que d’autres utilisateurs de cette machine peuvent lire (par défaut : AUBE_TOKEN)',
    invitationEmail: 'seule adresse qui pourra s’inscrire; l’invitation lui est aussi envoyée',
    tokenOwner: 'adresse du compte dont le jeton a les droits',
    tokenName: 'nom du jeton, par exemple le programme qui s’en sert',
    tokenDays: 'durée du jeton en jours, de 1 à 365 (par défaut : 90)',
    tokenExport: 'permettre au jeton d’exporter des données',
    tokenId: 'numéro du jeton',
    dataset: 'jeu de données, par le nom de son fichier sans sa terminaison (par défaut : tous)',
    format: 'format du fichier : CSV ou XLSX (par défaut : CSV)',
    output:
      'fichier à écrire; - pour la sortie standard (par défaut : le nom du jeu de données, dans ce dossier)',
    replaceFile: 'écrire par-dessus le fichier qui est déjà là',
    exportPlace: 'code de référence d’un établissement',
    dayHint: 'AAAA-MM-JJ',
    from: 'premier jour : AAAA-MM-JJ',
    to: 'dernier jour : AAAA-MM-JJ',
    search: 'seulement les personnes dont le nom, l’adresse ou le code contient ces mots',
    state: 'seulement les personnes dans cet état du programme',
    nature:
      'pour le jeu des alertes : seulement celles données au personnel, ou seulement les signaux',
    separator: 'pour un seul fichier CSV : marque entre les champs (par défaut, comma)',
    decimal: 'pour un seul fichier CSV : marque des décimales (par défaut, point)',
    waitingAlert: 'seulement les personnes dont une alerte n’est pas réglée',
    scheduleLocked: 'seulement les personnes dont l’horaire de sommeil attend un avis',
    figure: 'seulement les personnes que compte ce chiffre des statistiques',
    figureWeek: 'semaine du programme, pour un chiffre qui se compte par semaine',
    registeredFrom: 'comptes créés à partir de ce jour',
    registeredTo: 'comptes créés jusqu’à ce jour',
    identity: 'ajouter les noms et les coordonnées, avec --reason',
    reason: 'pourquoi les noms sont nécessaires; le Registre garde cette raison',
    backupOutput: 'fichier à écrire',
    backupFolder:
      'dossier où l’écrire, sous un nom qui contient la date et l’heure (par défaut : ce dossier)',
    keep: 'nombre de sauvegardes à garder dans le dossier; les plus anciennes sont supprimées',
    keyFile:
      'fichier de la clé des sauvegardes, mode 0600 : une identité age, ou 32 octets en base64',
    verify: 'restaurer ensuite la sauvegarde dans une base temporaire et comparer chaque table',
    backupFile: 'fichier de la sauvegarde',
    erasures: 'liste des effacements à refaire, outre celle du dossier des données',
    withoutErasures: 'restaurer sans la liste des effacements, si elle est perdue',
    doctorUrl: 'adresse du serveur à interroger (par défaut : PUBLIC_URL)',
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
    used: (instant: string) => `dernier usage le ${instant}`,
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
      `Le compte ${email} attend déjà son activation. Voici un nouveau lien; l’ancien n’est plus valable.`,
    username: (name: string) => `Nom d’utilisateur : ${name}`,
    link: (until: string) => `Lien d’activation, à usage unique, valable jusqu’au ${until} :`,
    wouldMake: (email: string) => `Le compte ${email} serait créé.`,
    wouldRenew: (email: string) => `Le compte ${email} recevrait un nouveau lien.`,
    taken:
      'Cette adresse a déjà un compte, qui reste tel quel. Mot de passe oublié? La page de connexion envoie un lien.',
  },
  invite: {
    summary: 'inviter une personne, ou une liste de personnes, à s’inscrire',
    made: 'Invitation créée.',
    repeated: 'Une invitation plus ancienne à cette adresse reste valable.',
    mailed: (email: string) => `Le serveur l’enverra aussi à ${email}.`,
    token: (token: string) => `Jeton : ${token}`,
    referenceCode: (code: string) => `Code de référence à l’inscription : ${code}`,
    link: (until: string) => `Lien d’inscription, valable jusqu’au ${until} :`,
    needsYes: 'Pour créer une invitation sans confirmation, ajoutez --yes.',
    confirm: (place: string) => `Créer une invitation pour une personne, dans ${place}? (oui/non) `,
    wouldMake: 'L’invitation serait créée.',
    noDryRun:
      '--dry-run ne va pas avec --url : la vérification à blanc se fait sur la base de données elle-même.',
  },
  export: {
    summary: 'exporter des données en fichiers',
    writing: 'Écriture',
    made: (path: string, rows: number) => `${path} est écrit : ${linesOf(rows)}.`,
    exists: (path: string) =>
      `Ce fichier existe déjà : ${path}. Donnez-en un autre par --output, ou ajoutez --replace.`,
    unknown: (file: string, files: string) =>
      `${file} n’est pas un fichier de données. Les fichiers de données sont : ${files}.`,
    badFormat: 'Les formats sont CSV et XLSX; les statistiques n’existent qu’en CSV.',
    needsDataset:
      '--format demande --dataset et le nom d’un jeu de données : toutes les données ensemble forment un seul ZIP.',
    noFolder: (folder: string) => `Ce dossier n’existe pas : ${folder}`,
    badDay: (name: string) => `--${name} n’est pas une date AAAA-MM-JJ.`,
    badWeek: '--week n’est pas le numéro d’une semaine, de 1 à 25.',
    noJson: '--json ne va pas avec --output -, dont la réponse est le fichier.',
    onScreen:
      '--output - écrit dans un tube ou un fichier : les données ne se montrent pas à l’écran.',
    left: (file: string, rows: number) => `${file} : ${linesOf(rows)}.`,
    needsReason: '--identity demande --reason : pourquoi les noms sont nécessaires.',
    noPlace: (code: string) => `Aucun établissement n’a le code ${code}.`,
    mayNot: 'Ce compte n’a pas le droit de faire cela, ou son jeton a été créé sans --export.',
  },
  demo: {
    summary: 'remplir la base de données pour une démonstration',
    writing: 'Écriture de la démonstration…',
    made: 'La démonstration est prête.',
    kept: 'La démonstration est déjà là, et reste telle quelle.',
    wouldMake: (accounts: number, participants: number) =>
      `${accounts} comptes seraient créés, et ${participants} autres personnes qui participent.`,
    password: (password: string) => `Mot de passe de tous les comptes : ${password}`,
    refusedInProduction:
      'La démonstration est refusée en production. Ailleurs, donnez NODE_ENV=development.',
    otherPeople:
      'La base de données contient d’autres personnes que celles de la démonstration, ou une démonstration inachevée. Choisissez un dossier de données vide, ou une base vide.',
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
      count === 0 ? `${place} est déjà à jour.` : `Migrations à faire sur ${place} : ${count}.`,
  },
  symbolise: {
    summary: 'retrouver dans les sources les endroits que nomment les erreurs d’un journal',
    file: 'le journal du serveur',
    noMaps:
      'Il manque aube.js.map et main.js.map, qui disent où sont les sources : npm run build les écrit.',
  },
  cohort: frCohort,
  incident: frIncident,
  settings: frSettings,
  importNights: frImportNights,
  few: {
    names: (count: number) => `et ${count} autres`,
    lines: (count: number) => `… et ${count} autres. --json donne tout.`,
    linesOf: (count: number, outcome: string) =>
      `… et ${count} autres lignes : ${outcome}. --json donne tout.`,
  },
  erasures: {
    group: 'gérer la liste des effacements',
    summary:
      'effacer de nouveau, après une restauration, les personnes que la sauvegarde a fait revenir',
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
    unreadable: (line: number) => `La ligne ${line} de la liste est illisible.`,
    left: (count: number) =>
      `Lignes sans effacement : ${count}. C’est normal pour un compte créé après la sauvegarde; vérifiez les autres avant d’ouvrir le site.`,
  },
  start: {
    summary: 'démarrer le serveur; avec --demo, une démonstration',
    first: (command: string) =>
      `Écrivez cette commande en premier, avant toute option : ${command}`,
  },
  backup: {
    summary: 'sauvegarder le site dans un fichier, sans l’arrêter',
    writing: 'Sauvegarde',
    verifying: 'Vérification',
    made: (path: string, bytes: number) => `${path} est écrit : ${bytes} octets.`,
    holds: (tables: number, rows: number, files: number) =>
      `Tables : ${tables}; lignes : ${rows}; fichiers : ${files}.`,
    plain:
      'La sauvegarde n’est pas chiffrée : quiconque a le fichier peut tout lire. Voir --key-file.',
    verified: (tables: number, rows: number) =>
      `Comparées après restauration : ${tables} tables et ${rows} lignes, toutes identiques.`,
    onlyRead:
      'Relue d’un bout à l’autre, intacte. Elle n’a pas été restaurée : la base de données a été mise à jour par une version plus récente d’Aube, la seule qui puisse la restaurer.',
    unverified: (path: string) =>
      `La sauvegarde qui n’a pas pu être vérifiée est gardée sous ${path}.`,
    ofTheFuture: (name: string) => `Ni comptée ni supprimée, car sa date est à venir : ${name}`,
    removed: (name: string) => `Sauvegarde supprimée : ${name}`,
    noStream: 'Une sauvegarde s’écrit dans un fichier, non sur la sortie standard.',
    badKeep: '--keep attend un nombre de 1 à 9999.',
    keepNeedsFolder: '--keep va avec --folder, non avec --output.',
    noFolder: (folder: string) => `Ce dossier n’existe pas : ${folder}`,
    exists: (path: string) => `Ce fichier existe déjà : ${path}`,
    nothing: (dataDir: string) => `Il n’y a pas de base de données dans ${dataDir}.`,
    noKeyFile: (path: string) => `Ce fichier de clé n’existe pas : ${path}`,
    openKeyFile: (path: string) =>
      `D’autres que vous peuvent lire ${path} : donnez-lui le mode 0600.`,
    badKeyFile: (path: string) =>
      `${path} ne contient ni identité age (AGE-SECRET-KEY-…), ni 32 octets en base64 ou en hexadécimal.`,
    faults: {
      notABackup: 'Ce fichier n’est pas une sauvegarde d’Aube.',
      needsKey: 'Cette sauvegarde est chiffrée : il faut --key-file.',
      notEncrypted:
        'Cette sauvegarde n’est pas chiffrée, alors que --key-file est donné. Si c’est bien la sauvegarde voulue, retirez --key-file.',
      wrongKey: 'Cette clé n’est pas celle de la sauvegarde, ou son début est abîmé.',
      damaged: 'Cette sauvegarde est abîmée ou incomplète.',
      newer: 'Cette sauvegarde vient d’une version plus récente d’Aube.',
      live: 'Quelqu’un est connecté à cette base de données : arrêtez d’abord le serveur.',
      notEmpty: 'Cette base de données n’est pas vide : restaurez dans une autre.',
      differs: 'Ce qui a été restauré n’est pas ce qui a été sauvegardé; rien n’est gardé.',
      notVerified: 'La base temporaire où vérifier la sauvegarde n’a pas pu démarrer.',
      otherSchema: 'Une migration de la base de données est en cours : réessayez.',
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
    whole: (path: string, taken: string) =>
      `La sauvegarde ${path} est complète. Elle date du ${taken}.`,
    made: (place: string, taken: string) => `Site restauré tel qu’il était le ${taken} : ${place}`,
    siteKey: (dataDir: string) =>
      `Il manque la clé du site : remettez site.key dans ${dataDir}, ou donnez AUBE_SECRET_KEY.`,
    serverRuns: (url: string) =>
      `Un serveur répond à ${url}. Si c’est celui de ce site, il travaille encore avec la base de données d’avant : arrêtez-le, puis démarrez-le de nouveau.`,
    rights: (taken: string) =>
      `Comptes, rôles, mots de passe, seconds facteurs et invitations sont tels que le ${taken}. Désactivez de nouveau, avant d’ouvrir le site, les comptes désactivés depuis, retirez de nouveau les rôles retirés et faites changer de nouveau les mots de passe volés.`,
    administrators: (count: number, names: string) =>
      `Comptes d’administration qui peuvent se connecter : ${count === 0 ? 'aucun' : `${count} (${names})`}.`,
    staff: (count: number, names: string) =>
      `Autres membres du personnel qui peuvent se connecter : ${count === 0 ? 'aucun' : `${count} (${names})`}.`,
    everybody: (command: string) => `La liste entière : ${command}`,
    tokens:
      'Les jetons révoqués depuis la sauvegarde sont de nouveau valables : révoquez-les encore.',
    content: (folder: string) => `Le contenu propre au site est dans ${folder} : voir CONTENT_DIR.`,
  },
  doctor: {
    summary: 'vérifier que tout est en place',
    signs: { ok: 'bon', warning: 'à voir', fault: 'erreur' },
    healthy: 'Tout est en place.',
    warned: (count: number) =>
      count === 1 ? 'Un point est à voir.' : `${count} points sont à voir.`,
    ill: (count: number) =>
      count === 1 ? 'Une erreur est à corriger.' : `${count} erreurs sont à corriger.`,
    node: (version: string) => `Node ${version}`,
    oldNode: (version: string, floor: string) =>
      `Node ${version} est trop ancien : il faut au moins ${floor}. Lancez la commande par npm, qui fournit la bonne version.`,
    environment: 'Environnement valide',
    dataDir: (folder: string) => `Dossier des données : ${folder}`,
    unwritable: (folder: string) => `Le dossier des données ne peut pas être écrit : ${folder}`,
    content: (count: number) => `Contenu valide : ${count} questionnaires`,
    firstSteps: (done: number, all: number) => `Premières étapes faites : ${done} sur ${all}.`,
    stepsLeft: (names: string) => `Il reste : ${names}.`,
    firstStep: {
      mail: 'le courriel d’essai',
      establishment: 'un établissement',
      contacts: 'les contacts de chaque établissement',
      consent: 'la lecture du consentement',
      staff: 'un membre du personnel',
      invitation: 'une invitation',
      backup: 'une sauvegarde',
    },
    noDatabase: 'Pas encore de base de données : le premier démarrage la crée.',
    database: (kind: string, version: string, place: string) =>
      `${kind}, PostgreSQL ${version} : ${place}`,
    embedded: 'Base intégrée',
    external: 'Base externe',
    noChecksums:
      'PostgreSQL ne vérifie pas l’intégrité de ses pages : data_checksums est désactivé.',
    upToDate: 'Schéma à jour',
    pending: (count: number) =>
      count === 1
        ? 'Une migration sera faite au prochain démarrage.'
        : `${count} migrations seront faites au prochain démarrage.`,
    newer:
      'La base de données a été mise à jour par une version plus récente d’Aube; cette version-ci fonctionne quand même avec elle.',
    tooNew:
      'La base de données vient d’une version plus récente d’Aube, avec laquelle celle-ci ne peut pas fonctionner.',
    administrators: (count: number) =>
      count === 1 ? 'Un compte d’administration' : `${count} comptes d’administration`,
    noAdministrator: (command: string) =>
      `Il n’y a aucun compte d’administration. Pour en créer un : ${command}`,
    awaitedAdministrators: (count: number, command: string) =>
      `Aucun compte d’administration n’est activé (en attente : ${count}). Pour un nouveau lien : ${command}`,
    establishments: (count: number) =>
      count === 1 ? 'Un établissement' : `${count} établissements`,
    noPhone: (count: number, named: string) =>
      count === 1
        ? `Un établissement n’a aucun téléphone à donner (console, Réglages) : ${named}`
        : `${count} établissements n’ont aucun téléphone à donner (console, Réglages) : ${named}`,
    noEstablishment: 'Aucun établissement : personne ne peut s’inscrire.',
    letters: (where: string) => `Courriels : ${where}`,
    lettersTo: (folder: string) => `écrits dans ${folder}`,
    lettersBySmtp: 'envoyés par SMTP_URL',
    lettersToNobody: (folder: string) =>
      `Les courriels sont écrits dans ${folder} et personne ne les reçoit : SMTP_URL nomme un serveur de courriel.`,
    unknownVariable: (name: string, meant: string | null) =>
      meant === null
        ? `${name} n’est pas une variable d’Aube.`
        : `${name} n’est pas une variable d’Aube. Vouliez-vous dire ${meant}?`,
    failedLetters: (count: number) =>
      count === 1 ? 'Un courriel n’a pas pu partir.' : `${count} courriels n’ont pas pu partir.`,
    backup: (taken: string, isVerified: boolean) =>
      `Dernière sauvegarde : ${taken}${isVerified ? ', restaurée et comparée' : ', non vérifiée'}`,
    noBackup: 'Aucune sauvegarde n’a encore été faite en ligne de commande.',
    clockRight: 'Les horloges de cette machine et de PostgreSQL s’accordent.',
    clockDiffers: (minutes: number) =>
      `L’horloge de cette machine et celle de PostgreSQL diffèrent de ${Math.abs(minutes)} ${Math.abs(minutes) < 2 ? 'minute' : 'minutes'} : corrigez celle qui se trompe.`,
    clockJumped: (minutes: number) =>
      `L’horloge de PostgreSQL a sauté de ${minutes} minutes, ou aucun serveur n’a fonctionné pendant ce temps. Les effacements et les purges attendent; si l’horloge se trompe, corrigez-la maintenant.`,
    recounted: 'La liste d’appels, les statistiques et les notifications sont à jour.',
    recountLate: (minutes: number) =>
      `Des changements attendent depuis ${minutes} minutes d’entrer dans la liste d’appels, les statistiques ou les notifications. Un serveur en marche rattrape ce retard de lui-même; sinon, son journal nomme l’erreur.`,
    unnamedProxy:
      'TRUST_PROXY ne nomme pas le mandataire (proxy) que demande https : toutes les personnes comptent pour une, et les mots de passe erronés d’une seule ferment la porte à toutes.',
    insecure: (url: string) => `PUBLIC_URL n’est pas en https : ${url}`,
    serverReady: (url: string) => `Le serveur répond à ${url}`,
    otherAddress: (url: string, own: string) =>
      `Le serveur à ${url} a pour adresse ${own} (PUBLIC_URL) : qui ouvre le site à ${url} ne peut peut-être pas se connecter.`,
    serverUnready: (url: string, status: number) =>
      `Le serveur à ${url} n’est pas prêt (${status}).`,
    serverAway: (url: string) => `Aucun serveur ne répond à ${url}.`,
    refusedPort: (url: string) =>
      `Les navigateurs et Node refusent le port de ${url} : choisissez-en un autre.`,
  },
  variables: {
    NODE_ENV: 'doit valoir production, development ou test',
    PORT: 'doit être un port de 1 à 65535',
    PUBLIC_URL: 'doit être une origine, comme https://aube.exemple',
    AUBE_DATA_DIR: 'doit être un dossier',
    DATABASE_URL:
      'doit être une adresse postgres://utilisateur:motdepasse@hôte:5432/nom, ou avec plusieurs hôtes : hôte1:5432,hôte2:5432',
    SMTP_URL: 'doit être une adresse smtps://utilisateur:motdepasse@hôte:465, ou file:',
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
    unusableFile: (path: string, code: string) =>
      `${path} ne peut pas être utilisé (${code}). Vérifiez le chemin et les droits.`,
    notAFile: (path: string) =>
      `Rien n’est écrit par-dessus ${path} : ce n’est pas un fichier. La sortie standard est --output -.`,
    packedFile: (path: string) =>
      `${path} est un classeur ou une archive, non un fichier CSV : enregistrez-le d’abord au format CSV.`,
    otherEncoding: (path: string, encoding: string) =>
      `${path} n’est pas en UTF-8 : il est lu comme ${encoding}. Vérifiez les accents.`,
    localOnly:
      'Cette commande n’agit que sur la base de données, jamais à distance : elle ne prend ni --url ni jeton.',
    unknownCommand: (name: string) => `Commande inconnue : ${name}`,
    noCommand: (path: string) => `${path} attend une commande.`,
    unknownOption: (written: string) => `Option inconnue : ${written}`,
    unexpected: (word: string) => `Argument en trop : ${word}`,
    missingValue: (name: string) => `--${name} attend une valeur.`,
    noValue: (name: string) => `--${name} ne prend pas de valeur.`,
    required: (name: string) => `Il manque --${name}.`,
    badNumber: (name: string) => `--${name} attend un nombre entier.`,
    badLocale: '--locale attend fr ou en.',
    requiredFile: 'Il manque le fichier.',
    badLang: '--lang attend fr ou en.',
    badUses: '--uses attend un nombre entier.',
    badExpires:
      '--expires attend une date AAAA-MM-JJ, un instant ISO, ou une durée comme 30d ou 12h.',
    badUrl: '--url attend une adresse http ou https, sans nom, mot de passe ni paramètres.',
    badToken:
      'Le jeton contient un espace, une fin de ligne ou une lettre accentuée : recopiez-le tel quel.',
    needsToken: '--url demande un jeton : --token-file, --token ou AUBE_TOKEN.',
    tokenNeedsUrl: (name: string) =>
      `--${name} va avec --url : sans adresse, la commande agirait sur la base de données d’ici.`,
    plainHttp: (url: string) =>
      `${url} n’est pas en https : le jeton et les données passent en clair sur le réseau.`,
    seeHelp: (command: string) => `Voir : ${command} --help`,
    environment: 'L’environnement n’est pas utilisable :',
    noDatabase: (place: string) =>
      `Il n’y a pas de base de données dans ${place}. Démarrez d’abord le serveur, ou nommez la base par AUBE_DATA_DIR ou DATABASE_URL.`,
    notUpToDate: (place: string, migrate: string) =>
      `La base de données (${place}) n’est pas à jour. Démarrez le serveur, ou lancez d’abord : ${migrate}`,
    newDatabase: (place: string) => `Nouvelle base de données créée dans ${place}.`,
    databaseAway: 'La base de données ne répond pas.',
    serverAway: (url: string) => `Aucune réponse de ${url}.`,
    notAube: (url: string) => `Ce qui répond à ${url} n’est pas un serveur d’Aube.`,
    content: 'Le contenu du site a des erreurs :',
    unexpectedFailure: (what: string) => `La commande a échoué pour une raison imprévue (${what}).`,
  },
  /** A code without a text shows the server's message. */
  codes: {
    NOT_AUTHENTICATED: 'Le jeton n’est pas valable, ou ne l’est plus.',
    FORBIDDEN: 'Ce compte n’a pas le droit de faire cela.',
    NOT_FOUND: 'Ce que la commande nomme n’existe pas.',
    INVALID: 'Une valeur n’est pas valable.',
    LAST_ADMINISTRATOR:
      'C’est le dernier compte d’administration : plus personne ne pourrait administrer le site.',
    OWN_ACCOUNT: 'Vous ne pouvez pas fermer votre propre compte.',
    CONFIRM_IDENTITY:
      'Un jeton ne suffit pas pour cela : il faut redonner son mot de passe, ce que le site demande.',
    ALREADY_EXISTS: 'Cela existe déjà.',
    SHEET_TOO_LONG:
      'Une feuille de calcul contient au plus un million de lignes : demandez le fichier CSV.',
    TOO_MANY_REQUESTS: 'Trop de demandes en peu de temps. Réessayez plus tard.',
    UNAVAILABLE: 'La base de données ne répond pas ou est occupée. Réessayez.',
    TOO_BUSY: 'Trop de longues lectures sont en cours. Réessayez dans quelques secondes.',
    INTERNAL: 'Aube a rencontré une erreur imprévue.',
  } as Record<string, string>,
  issues: {
    required: 'est obligatoire',
    lettersBeforeAt: 'doit avoir avant le @ des lettres de a à z, sans accent',
    noLetter: 'doit contenir une lettre',
    notAnEmail: 'n’est pas une adresse de courriel',
    tooLong: 'est trop long',
    tooSmall: 'est trop petit',
    tooBig: 'est trop grand',
    tooSoon: 'est déjà passé',
    tooLate: 'est dans plus de 90 jours',
    emailTaken: 'est celle d’un autre compte',
    usernameTaken: 'est celui d’un autre compte',
    notAUsername: 'doit avoir de 3 à 40 lettres, chiffres, points, traits d’union ou tirets bas',
    notAName: 'doit contenir une lettre',
    referenceCodeMalformed: 'ne doit avoir que des lettres, des chiffres et des traits d’union',
    referenceCodeTaken: 'est celui d’un autre établissement',
    unknownChoice: 'n’est pas un choix possible',
    onePersonOnly: 'ne dépasse pas 1 quand --email est donné',
    unsafeText: 'contient des caractères interdits',
    notADate: 'n’est pas une date, comme 2026-01-31',
    beforeStart: 'vient avant --from',
    unknownField: 'ne s’applique pas à ce fichier',
  } as Record<string, string>,
  issueOther: 'n’est pas valable',
  /** Allowed values, printed after the text of the fault. */
  issueParams: {
    choices: (choices) => `; les choix sont : ${choices}`,
    least: (least) => ` : ${least} au moins`,
    most: (most) => ` : ${most} au plus`,
  } as Record<string, (value: string | number) => string>,
  notConfirmed: 'Rien n’a été fait.',
  yes: ['o', 'oui', 'y', 'yes'],
};

export type Texts = typeof fr;
