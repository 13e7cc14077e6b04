import type { frImportNights } from '../fr/import-nights.ts';

/** `aube import-nights`. */
export const enImportNights: typeof frImportNights = {
  summary: 'write the nights of a CSV file into a person’s diary',
  options: {
    file: 'CSV file, with a line of titles',
    email: 'address of the person’s account',
    participant: 'the person’s code, instead of the address',
    map: 'titles of the file and their names here: “Got up=heure_sortie_lit, Day=date”',
    basis: 'what the report of --dry-run --json calls basis: nothing is written if it changed',
    replace: 'write over nights that are recorded otherwise',
  },
  onePerson: 'Say whose nights they are: --email or --participant, one of them.',
  badMap: '--map needs “title=name”, with commas between.',
  notFound: 'Nobody of this address, or this code, follows the program.',
  needsYes: 'To write without being asked, add --yes; --dry-run shows the report.',
  confirm: (count, place) => `Write these nights (${count}) into ${place}? (yes/no) `,
  changed: 'The diary has changed since the report. Nothing is written: read the report again.',
  ignored: (headers) => `Columns left aside: ${headers}.`,
  line: (line, date) => `Line ${line}, ${date}:`,
  noDate: 'no date',
  wouldWrite: (count) => `Nights to write: ${count}`,
  written: (count) => `Nights written: ${count}`,
  unchanged: (count) => `Recorded so already: ${count}`,
  refused: (count) => `Lines refused: ${count}. Nothing is written while there is one.`,
  file: {
    required: 'The file has no night: a line of titles, then one line per night.',
    tooLong: 'The file is too long for one diary.',
    tooMany: 'The file has too many lines for one diary.',
    notCsv: (line) =>
      `The file is not a CSV that can be read: on line ${line} begins a quotation that is not closed, or that holds quotation marks which are not doubled.`,
    missingColumns: (names) =>
      `Columns are missing: ${names}. --map says what they are called in the file.`,
    repeatedColumns: (names) => `Two columns say the same: ${names}.`,
    otherPeople: (names) =>
      `The file has lines of other people (${names}): keep only those of this person.`,
    unknownColumns: (names) => `--map names what neither the file nor the diary knows: ${names}.`,
  },
  faults: {
    notADate: (_columns, text) => `“${text}” is not a date YYYY-MM-DD, that of the morning`,
    notATime: (columns, text) => `${columns}: “${text}” is not a time`,
    notANumber: (columns, text) => `${columns}: “${text}” is not a whole number, 0 or more`,
    notYesOrNo: (columns, text) => `${columns}: “${text}” is neither yes nor no`,
    notNaps: (columns, text) =>
      `${columns}: “${text}” is not a list such as 13:00-13:40 15:10-15:30`,
    missing: (columns) => `${columns} is empty`,
    twice: () => 'another line of the file has this date already',
    extraCells: (_columns, text) =>
      `there are more cells than titles (“${text}” is left over): a comma may lack its quotation marks`,
    otherTimeZone: (_columns, text) => `the time zone ${text} is not the person’s`,
    toCome: () => 'this night is still to come',
    outsideProgramme: () => 'this date is not in the weeks of the person’s program',
    afterLeaving: () => 'the person had left the program',
    differs: () => 'this night is recorded otherwise already; --replace writes over it',
    outOfRange: (columns) => `${columns} has a value that no night can have`,
    tooManyAwakenings: () => 'more than 30 awakenings',
    tooManyNaps: () => 'more than 10 naps',
    awakeWithoutAwakenings: () => 'time awake during the night, without any awakening',
    napCountMismatch: () => 'the number of naps is not that of the naps given',
    napTimesElsewhere: (columns) =>
      `${columns} counts naps without their times, which a column “siestes” would hold (13:00-13:40 15:10-15:30); our own files have them in siestes.csv`,
    napEndsBeforeStart: () => 'a nap ends before it starts',
    timeInBedZero: () => 'no time in bed between lights-out and getting up',
    timeInBedTooLong: () => 'more than 16 hours in bed',
    outOfBedBeforeWakeUp: () => 'getting up comes before the final wake-up',
    tooLong: (columns) => `${columns} is too long`,
    unsafeText: (columns) => `${columns} holds characters that are not allowed`,
    inBedAfterLightsOut: () => 'getting into bed comes after lights-out',
    totalSleepNegative: () => 'more time awake than time in bed',
  },
};
