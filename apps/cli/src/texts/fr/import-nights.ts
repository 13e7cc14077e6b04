import { type NightQuestionCode, shellWord } from '@aube/api/rules';
import type { ImportFaultCode } from '@aube/api/server';

type Params = Readonly<Record<string, string | number>>;
type QuestionWords = Record<NightQuestionCode, string>;
type FaultWords = Record<ImportFaultCode, (columns: string, text: string) => string>;

export const frImportNights = {
  summary: 'écrire dans le journal d’une personne les nuits d’un fichier CSV',
  options: {
    file: 'fichier CSV, avec une ligne de titres',
    email: 'adresse du compte de la personne',
    participant: 'code de la personne, au lieu de l’adresse',
    map: 'titres du fichier et colonnes du journal : « Lever=heure_sortie_lit, Jour=date »; un titre peut être entre guillemets droits',
    dates:
      'jour que le fichier donne à une nuit : celui de son matin (matin) ou de son soir (soir)',
    from: 'programme ou feuille d’où vient le fichier',
    to: 'fichier CSV à écrire au lieu du journal, dans les colonnes du journal, à compléter',
    basis:
      'valeur « basis » du rapport de --dry-run --json : rien n’est écrit si le rapport a changé depuis',
    replace: 'écrire par-dessus les nuits déjà notées autrement',
  },
  onePerson: 'Dites à qui sont les nuits : donnez --email ou --participant, l’un des deux.',
  badMap: '--map attend des paires « titre=nom » séparées par des virgules.',
  badDates: '--dates est matin ou soir.',
  badSource: (names: string) => `--from est l’un de : ${names}.`,
  datesKnown: '--dates ne va pas avec ce --from : le fichier a la date de chaque heure.',
  toWithoutFrom:
    '--to demande --from : il écrit dans nos colonnes un fichier d’un autre programme.',
  lacking: (columns: string) =>
    `Le fichier ne dit pas : ${columns}. Ces cases restent vides, et une nuit sans colonne de siestes est écrite sans sieste; --to écrit un tableau à compléter avec la personne.`,
  tableWritten: (file: string) => `Tableau écrit : ${file}. Rien n’est écrit dans le journal.`,
  refusedKept: (count: number) =>
    `Le tableau garde les lignes refusées ci-dessus (${count}) : corrigez-les ou supprimez-les.`,
  notFound: 'Aucune personne qui suit le programme n’a cette adresse ou ce code.',
  needsYes: 'Pour écrire sans confirmation, ajoutez --yes; --dry-run montre le rapport.',
  confirm: (count: number, place: string) =>
    `Écrire ces nuits (${count}) dans ${place}? (oui/non) `,
  changed: 'Le journal a changé depuis le rapport. Rien n’est écrit : relisez le rapport.',
  ignored: (headers: string) => `Colonnes ignorées : ${headers}.`,
  line: (line: number, date: string) => `Ligne ${line}, ${date} :`,
  noDate: 'sans date',
  firstNight: (night: string) => `Première nuit : nuit du ${night}`,
  lastNight: (night: string) => `Dernière nuit : nuit du ${night}`,
  datesTaken:
    'Chaque date est lue comme le matin qui suit la nuit. Si le fichier donne les soirs, ajoutez --dates soir.',
  questioned: (count: number) => `Nuits à vérifier avec la personne : ${count}`,
  questionedNight: (line: number, night: string, said: string) =>
    `Ligne ${line}, nuit du ${night} : ${said}`,
  wouldWrite: (count: number) => `Nuits à écrire : ${count}`,
  written: (count: number) => `Nuits écrites : ${count}`,
  unchanged: (count: number) => `Nuits déjà notées de la même façon : ${count}`,
  refused: (count: number) =>
    `Lignes refusées : ${count}. Rien n’est écrit tant qu’elles ne sont pas toutes corrigées.`,
  file: {
    required:
      'Le fichier ne contient aucune nuit : il faut une ligne de titres, puis une ligne par nuit.',
    tooLong: 'Le fichier est trop long pour un seul journal.',
    tooMany: 'Le fichier a trop de lignes pour un seul journal.',
    notCsv: (line: string) =>
      `Le fichier n’est pas un CSV lisible : à la ligne ${line} commencent des guillemets qui ne sont pas fermés, ou qui en contiennent d’autres sans les doubler.`,
    missingColumns: (names: string, more?: Params) => {
      const has = more?.['found'] ? ` Autres titres du fichier : ${more['found']}.` : '';
      const map = more?.['nearest']
        ? ` Si ces titres sont ceux qui manquent, ajoutez : --map ${shellWord(String(more['nearest']))}`
        : ' Si le fichier les nomme autrement, dites-le par --map.';
      const from =
        more?.['source'] && ` Le fichier a la forme de cette source : --from ${more['source']}`;
      return `Il manque des colonnes : ${names}.${has}${from || map}`;
    },
    otherDates: (title: string) =>
      `Le titre « ${title} » ne va pas avec --dates : donnez --dates soir si le fichier date chaque nuit de son soir, --dates matin s’il la date de son matin.`,
    repeatedColumns: (names: string) => `Plusieurs colonnes disent la même chose : ${names}.`,
    otherPeople: (names: string, more?: Params) =>
      `Autres personnes dont le fichier a des lignes : ${more?.['count'] ?? 0} (${names}). Gardez seulement celles de cette personne.`,
    unknownColumns: (names: string) =>
      `--map nomme des colonnes que ni le fichier ni le journal ne connaissent : ${names}.`,
  },
  questions: {
    lightsOutByDay: 'extinction entre 6 h et 18 h',
    timeInBedShort: 'moins de 3 heures au lit',
    timeInBedLong: 'plus de 12 heures au lit',
    sleepOnsetLong: 'plus de 4 heures pour s’endormir',
    awakeLong: 'plus de 4 heures d’éveil dans la nuit',
    efficiencyLow: 'très peu de sommeil pour le temps au lit',
    lightsOutUnusual: 'extinction à plus de 4 heures de l’heure habituelle',
    finalWakeUpUnusual: 'dernier réveil à plus de 4 heures de l’heure habituelle',
    riseToCome: 'sortie du lit pas encore passée',
    napByNight: 'sieste avant 9 h',
  } satisfies QuestionWords,
  faults: {
    notADate: (_columns: string, text: string) =>
      `« ${text} » n’est pas une date AAAA-MM-JJ, celle du matin où la nuit finit, ou de son soir avec --dates soir`,
    notATime: (columns: string, text: string) =>
      `${columns} : « ${text} » n’est pas une heure comme 23:15`,
    notANumber: (columns: string, text: string) =>
      `${columns} : « ${text} » n’est pas un nombre entier, 0 ou plus`,
    notADuration: (columns: string, text: string) =>
      `${columns} : « ${text} » n’est pas une durée comme 45, 45 min ou 0:45`,
    notYesOrNo: (columns: string, text: string) => `${columns} : « ${text} » n’est ni oui ni non`,
    notNaps: (columns: string, text: string) =>
      `${columns} : « ${text} » n’est pas une liste comme 13:00-13:40 15:10-15:30`,
    missing: (columns: string) => `${columns} est vide`,
    twice: () => 'une autre ligne du fichier a déjà cette date',
    extraCells: (_columns: string, text: string) =>
      `il y a plus de cases que de titres (« ${text} » en trop) : une virgule est peut-être sans guillemets`,
    otherTimeZone: (_columns: string, text: string) =>
      `le fuseau horaire ${text} n’est pas celui de la personne`,
    toCome: () => 'cette nuit n’est pas encore passée',
    outsideProgramme: () => 'cette date n’est pas dans les semaines du programme de la personne',
    afterLeaving: () => 'la personne avait quitté le programme',
    differs: () => 'cette nuit est déjà notée autrement; ajoutez --replace pour la remplacer',
    outOfRange: (columns: string) => `${columns} a une valeur qu’une nuit ne peut pas avoir`,
    tooManyAwakenings: () => 'plus de 30 réveils',
    tooManyNaps: () => 'plus de 10 siestes',
    awakeWithoutAwakenings: () => 'du temps éveillé la nuit, sans aucun réveil',
    napCountMismatch: () => 'le nombre de siestes n’est pas celui des siestes données',
    napTimesElsewhere: (columns: string) =>
      `${columns} compte des siestes sans leurs heures, qu’une colonne « siestes » donnerait (13:00-13:40 15:10-15:30); nos propres fichiers les ont dans siestes.csv`,
    napEndsBeforeStart: () =>
      'une sieste finit avant de commencer; si elle passe minuit, écrivez 23:59 comme fin',
    timeInBedZero: () => 'aucun temps au lit entre l’extinction et la sortie du lit',
    timeInBedTooLong: () => 'plus de 16 heures au lit',
    outOfBedBeforeWakeUp: () => 'la sortie du lit vient avant le dernier réveil',
    tooLong: (columns: string) => `${columns} est trop long`,
    unsafeText: (columns: string) => `${columns} contient des caractères interdits`,
    inBedAfterLightsOut: () => 'la mise au lit vient après l’extinction des lumières',
    totalSleepNegative: () => 'plus de temps éveillé que de temps au lit',
  } satisfies FaultWords as FaultWords,
};
