import { shellWord } from '@aube/api/rules';
import type { frImportNights } from '../fr/import-nights.ts';

export const enImportNights: typeof frImportNights = {
  summary: 'write the nights of a CSV file into a person’s diary',
  options: {
    file: 'CSV file, with a line of titles',
    email: 'address of the person’s account',
    participant: 'the person’s code, instead of the address',
    map: 'titles of the file and columns of the diary: “Got up=heure_sortie_lit, Day=date”; a title may stand in quotation marks',
    dates: 'day that the file gives to a night: its morning (matin) or its evening (soir)',
    from: 'program or sheet that the file comes from',
    to: 'CSV file to write instead of the diary, in the columns of the diary, to be completed',
    basis:
      'the “basis” of the --dry-run --json report: nothing is written if the report has changed since',
    replace: 'write over nights that are already recorded differently',
  },
  onePerson: 'Name one person: give either --email or --participant.',
  badMap: '--map needs pairs “title=name” separated by commas.',
  badDates: '--dates is matin (morning) or soir (evening).',
  badSource: (names) => `--from is one of: ${names}.`,
  datesKnown: '--dates does not go with this --from: the file has the date of each time.',
  toWithoutFrom: '--to needs --from: it writes a file of another program in our columns.',
  lacking: (columns) =>
    `The file does not hold: ${columns}. These cells stay empty, and a night without a column of naps is written without a nap; --to writes a table to be completed with the person.`,
  tableWritten: (file) => `Table written: ${file}. Nothing is written into the diary.`,
  refusedKept: (count) =>
    `The table keeps the refused lines above (${count}): correct or delete them in it.`,
  notFound: 'Nobody who follows the program has this address or this code.',
  needsYes: 'To write without confirmation, add --yes; --dry-run shows the report.',
  confirm: (count, place) => `Write these nights (${count}) into ${place}? (yes/no) `,
  changed: 'The diary has changed since the report. Nothing is written: read the report again.',
  ignored: (headers) => `Columns ignored: ${headers}.`,
  line: (line, date) => `Line ${line}, ${date}:`,
  noDate: 'no date',
  firstNight: (night) => `First night: from ${night}`,
  lastNight: (night) => `Last night: from ${night}`,
  datesTaken:
    'Each date is read as the morning after its night. If the file gives evenings, add --dates soir.',
  questioned: (count) => `Nights to check with the person: ${count}`,
  questionedNight: (line, night, said) => `Line ${line}, night from ${night}: ${said}`,
  wouldWrite: (count) => `Nights to write: ${count}`,
  written: (count) => `Nights written: ${count}`,
  unchanged: (count) => `Nights already recorded the same way: ${count}`,
  refused: (count) =>
    `Lines refused: ${count}. Nothing is written until all of them are corrected.`,
  file: {
    required: 'The file holds no night: it needs a line of titles, then one line per night.',
    tooLong: 'The file is too long for one diary.',
    tooMany: 'The file has too many lines for one diary.',
    notCsv: (line) =>
      `The file is not a readable CSV. A quotation that begins on line ${line} is not closed, or holds quotation marks that are not doubled.`,
    missingColumns: (names, more) => {
      const has = more?.['found'] ? ` Other titles of the file: ${more['found']}.` : '';
      const map = more?.['nearest']
        ? ` If these titles are the missing ones, add: --map ${shellWord(String(more['nearest']))}`
        : ' If the file calls them otherwise, say so with --map.';
      const from =
        more?.['source'] && ` The file looks like one of this source: --from ${more['source']}`;
      return `Columns are missing: ${names}.${has}${from || map}`;
    },
    otherDates: (title) =>
      `The title “${title}” does not go with --dates: give --dates soir if the file dates each night by its evening, --dates matin if it dates it by its morning.`,
    repeatedColumns: (names) => `Several columns say the same thing: ${names}.`,
    otherPeople: (names, more) =>
      `Other people with lines in the file: ${more?.['count'] ?? 0} (${names}). Keep only those of this person.`,
    unknownColumns: (names) =>
      `--map names columns that neither the file nor the diary knows: ${names}.`,
  },
  questions: {
    lightsOutByDay: 'lights-out between 6 a.m. and 6 p.m.',
    timeInBedShort: 'less than 3 hours in bed',
    timeInBedLong: 'more than 12 hours in bed',
    sleepOnsetLong: 'more than 4 hours to fall asleep',
    awakeLong: 'more than 4 hours awake in the night',
    efficiencyLow: 'very little sleep for the time in bed',
    lightsOutUnusual: 'lights-out more than 4 hours from the usual time',
    finalWakeUpUnusual: 'final wake-up more than 4 hours from the usual time',
    riseToCome: 'getting up in the future',
    napByNight: 'nap before 9:00',
  },
  faults: {
    notADate: (_columns, text) =>
      `“${text}” is not a date YYYY-MM-DD: the morning on which the night ends, or its evening with --dates soir`,
    notATime: (columns, text) => `${columns}: “${text}” is not a time such as 23:15`,
    notANumber: (columns, text) => `${columns}: “${text}” is not a whole number, 0 or more`,
    notADuration: (columns, text) =>
      `${columns}: “${text}” is not a duration such as 45, 45 min or 0:45`,
    notYesOrNo: (columns, text) => `${columns}: “${text}” is neither yes nor no`,
    notNaps: (columns, text) =>
      `${columns}: “${text}” is not a list such as 13:00-13:40 15:10-15:30`,
    missing: (columns) => `${columns} is empty`,
    twice: () => 'another line of the file already has this date',
    extraCells: (_columns, text) =>
      `there are more cells than titles (“${text}” is left over): a comma may lack its quotation marks`,
    otherTimeZone: (_columns, text) => `the time zone ${text} is not the person’s`,
    toCome: () => 'this night is in the future',
    outsideProgramme: () => 'this date is not in the weeks of the person’s program',
    afterLeaving: () => 'the person had left the program',
    differs: () => 'this night is already recorded differently; add --replace to replace it',
    outOfRange: (columns) => `${columns} has a value that no night can have`,
    tooManyAwakenings: () => 'more than 30 awakenings',
    tooManyNaps: () => 'more than 10 naps',
    awakeWithoutAwakenings: () => 'time awake during the night, without any awakening',
    napCountMismatch: () => 'the number of naps is not that of the naps given',
    napTimesElsewhere: (columns) =>
      `${columns} counts naps without their times, which a column “siestes” would give (13:00-13:40 15:10-15:30); our own files have them in siestes.csv`,
    napEndsBeforeStart: () =>
      'a nap ends before it starts; if it goes past midnight, write 23:59 as its end',
    timeInBedZero: () => 'no time in bed between lights-out and getting up',
    timeInBedTooLong: () => 'more than 16 hours in bed',
    outOfBedBeforeWakeUp: () => 'getting up comes before the final wake-up',
    tooLong: (columns) => `${columns} is too long`,
    unsafeText: (columns) => `${columns} contains characters that are not allowed`,
    inBedAfterLightsOut: () => 'getting into bed comes after lights-out',
    totalSleepNegative: () => 'more time awake than time in bed',
  },
};
