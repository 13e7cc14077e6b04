import { enAccounts } from './en/accounts.ts';
import { enCohort } from './en/cohort.ts';
import { enIncident } from './en/incident.ts';
import { enSettings } from './en/settings.ts';
import { enImportNights } from './en/import-nights.ts';
import type { ErasureLine, Texts } from './fr.ts';

const erasureWords = ({ userId, participantCode, erasedAt }: ErasureLine) =>
  `Number ${userId}, code ${participantCode}, erased on ${erasedAt}`;

export const en: Texts = {
  about: 'Aube on the command line',
  usage: {
    usage: 'Usage',
    command: '<command>',
    commands: 'Commands',
    options: 'Options',
    example: 'Example',
    variables: 'Environment',
    more: (command) => `For one command: ${command} <command> --help`,
    variableList: [
      ['AUBE_DATA_DIR', 'data folder (default: ./data)'],
      [
        'DATABASE_URL',
        'address of the PostgreSQL database; without it, the embedded database of the data folder',
      ],
      ['PUBLIC_URL', 'the site’s address, which links start with (default: http://localhost:3000)'],
      ['AUBE_TOKEN', 'the token for --url, unless --token-file or --token gives it'],
      [
        'PORT',
        'port of the server, also in its address when PUBLIC_URL is missing (default: 3000)',
      ],
      ['TRUST_PROXY', 'the server’s trusted proxy, which “doctor” checks'],
      ['SMTP_URL', 'mail server; file: writes the emails to the data folder'],
      ['CONTENT_DIR', 'folder of the site’s own content'],
      ['AUBE_COMMAND', 'name of the command in the help (default: npm run aube --)'],
      ['AUBE_SECRET_KEY', 'the site’s key, unless it is in the data folder'],
      ['AUBE_CLOCK', 'instant that commands use as now, except in production'],
      [
        'NODE_ENV',
        'production refuses the demonstration, cohorts and AUBE_CLOCK; development allows them',
      ],
      ['NO_COLOR', 'any value turns colours off'],
      ['LC_ALL, LC_MESSAGES, LANG', 'language of the messages, unless --lang gives it'],
    ],
  },
  options: {
    help: 'show this help',
    version: 'show the version',
    lang: 'language of messages and emails: fr or en',
    json: 'answer in JSON',
    yes: 'do not ask for confirmation',
    dryRun: 'check everything and change nothing',
    email: 'email address',
    firstName: 'first name',
    lastName: 'last name',
    establishment: 'reference code of the establishment',
    uses: 'number of people who may register (default: 1)',
    expires:
      'end of validity: YYYY-MM-DD, an ISO instant, or a duration such as 30d or 12h (default: 14d)',
    url: 'address of a running server; without it, the command acts on the database',
    tokenFile: 'file that holds the access token for that server',
    token: 'the token itself, which other users of this machine can read (default: AUBE_TOKEN)',
    invitationEmail: 'the only address that may register; the invitation is also emailed to it',
    tokenOwner: 'address of the account that lends its rights to the token',
    tokenName: 'name of the token, for example the script that uses it',
    tokenDays: 'days for which the token is valid, from 1 to 365 (default: 90)',
    tokenExport: 'let the token export data',
    tokenId: 'number of the token',
    dataset: 'dataset, by the name of its file without its ending (default: all of them)',
    format: 'format of the file: CSV or XLSX (default: CSV)',
    output:
      'file to write; - for standard output (default: the name of the dataset, in this folder)',
    replaceFile: 'write over a file that already exists',
    exportPlace: 'reference code of an establishment',
    dayHint: 'YYYY-MM-DD',
    from: 'first day: YYYY-MM-DD',
    to: 'last day: YYYY-MM-DD',
    search: 'only people whose name, address or code holds these words',
    state: 'only people in this state of the program',
    nature: 'for the dataset of alerts: only those given to staff, or only the flags',
    separator: 'for one CSV file: mark between the fields (default: comma)',
    decimal: 'for one CSV file: decimal mark (default: point)',
    waitingAlert: 'only people with an alert that is not settled',
    scheduleLocked: 'only people whose sleep schedule waits for an opinion',
    figure: 'only people counted by this figure of the statistics',
    figureWeek: 'week of the program, for a figure that is counted by week',
    registeredFrom: 'accounts created from this day on',
    registeredTo: 'accounts created up to this day',
    identity: 'add names and contact details, with --reason',
    reason: 'reason for the names; the audit log keeps it',
    backupOutput: 'file to write',
    backupFolder:
      'folder to write it in, under a name that holds the date and time (default: this folder)',
    keep: 'number of backups to keep in the folder; the oldest are deleted',
    keyFile: 'file with the key of the backups, mode 0600: an age identity, or 32 bytes in base64',
    verify: 'then restore the backup into a temporary database and compare each table',
    backupFile: 'file of the backup',
    erasures: 'list of erasures to do again, besides the one in the data folder',
    withoutErasures: 'restore without the list of erasures, if it is lost',
    doctorUrl: 'address of the server to ask (default: PUBLIC_URL)',
  },
  user: 'manage accounts',
  accounts: enAccounts,
  token: {
    summary: 'manage the tokens of scripts',
    create: 'create a token for a script',
    list: 'show the tokens of an account',
    revoke: 'revoke a token',
    made: (id, until) => `Token ${id} created, valid until ${until}. It is shown only this once:`,
    wouldMake: 'The token would be created.',
    none: 'This account has no token.',
    until: (instant) => `until ${instant}`,
    used: (instant) => `last used on ${instant}`,
    neverUsed: 'never used',
    mayExport: 'exports allowed',
    revoked: 'The token is revoked.',
    wouldRevoke: 'The token would be revoked.',
    notFound: 'There is no account under this address, or no token with this number.',
    badNumber: (name, most) => `--${name} takes a number from 1 to ${most}.`,
  },
  createAdmin: {
    summary: 'create an administrator’s account, with a link to choose its password',
    askEmail: 'Email address: ',
    made: (email) => `Administrator’s account created: ${email}`,
    renewed: (email) =>
      `The account ${email} already awaits its activation. Here is a new link; the old one no longer works.`,
    username: (name) => `Username: ${name}`,
    link: (until) => `Activation link, for a single use, valid until ${until}:`,
    wouldMake: (email) => `The account ${email} would be created.`,
    wouldRenew: (email) => `The account ${email} would get a new link.`,
    taken:
      'This address already has an account, which is left as it is. Forgot the password? The login page sends a link.',
  },
  invite: {
    summary: 'invite a person, or a list of people, to register',
    made: 'Invitation created.',
    repeated: 'An earlier invitation to this address is still valid.',
    mailed: (email) => `The server will also send it to ${email}.`,
    token: (token) => `Token: ${token}`,
    referenceCode: (code) => `Reference code at registration: ${code}`,
    link: (until) => `Registration link, valid until ${until}:`,
    needsYes: 'To create an invitation without confirmation, add --yes.',
    confirm: (place) => `Create an invitation for one person, in ${place}? (yes/no) `,
    wouldMake: 'The invitation would be created.',
    noDryRun: '--dry-run does not go with --url: a dry run needs the database itself.',
  },
  export: {
    summary: 'export data as files',
    writing: 'Writing',
    made: (path: string, rows: number) =>
      `${path} is written: ${rows} ${rows === 1 ? 'line' : 'lines'}.`,
    exists: (path) =>
      `This file already exists: ${path}. Give another one with --output, or add --replace.`,
    unknown: (file: string, files: string) =>
      `${file} is not a data file. The data files are: ${files}.`,
    badFormat: 'The formats are CSV and XLSX; statistics come as CSV only.',
    needsDataset:
      '--format needs --dataset and the name of a dataset: all the data together are one ZIP.',
    noFolder: (folder: string) => `This folder does not exist: ${folder}`,
    badDay: (name) => `--${name} is not a date YYYY-MM-DD.`,
    badWeek: '--week is not the number of a week, from 1 to 25.',
    noJson: '--json does not go with --output -: the answer is the file.',
    onScreen: '--output - writes to a pipe or a file: data are not shown on a screen.',
    left: (file, rows) => `${file}: ${rows} ${rows === 1 ? 'line' : 'lines'}.`,
    needsReason: '--identity needs --reason, the reason for the names.',
    noPlace: (code) => `No establishment has the code ${code}.`,
    mayNot: 'This account is not allowed to do that, or its token was created without --export.',
  },
  demo: {
    summary: 'fill the database for a demonstration',
    writing: 'Writing the demonstration…',
    made: 'The demonstration is ready.',
    kept: 'The demonstration is already there and stays as it is.',
    wouldMake: (accounts, participants) =>
      `${accounts} accounts and ${participants} other participants would be created.`,
    password: (password) => `Password of every account: ${password}`,
    refusedInProduction:
      'The demonstration is refused in production. Elsewhere, set NODE_ENV=development.',
    otherPeople:
      'The database holds other people, or an unfinished demonstration. Choose an empty data folder or an empty database.',
    confirm: (place) => `Write the demonstration into ${place}? (yes/no) `,
    needsYes: 'DATABASE_URL names a database: add --yes to write the demonstration into it.',
  },
  migrate: {
    summary: 'bring the database up to date, without starting the server',
    done: (place, count) =>
      count === 0
        ? `${place} is already up to date.`
        : `${place} is up to date; migrations done: ${count}.`,
    waiting: (place, count) =>
      count === 0 ? `${place} is already up to date.` : `Migrations to do on ${place}: ${count}.`,
  },
  symbolise: {
    summary: 'find the lines of the sources that the errors of a log name',
    file: 'the log of the server',
    noMaps: 'aube.js.map and main.js.map are missing: npm run build writes them.',
  },
  cohort: enCohort,
  incident: enIncident,
  settings: enSettings,
  importNights: enImportNights,
  few: {
    names: (count) => `and ${count} others`,
    lines: (count) => `… and ${count} others. --json gives everything.`,
    linesOf: (count, outcome) => `… and ${count} other lines: ${outcome}. --json gives everything.`,
  },
  erasures: {
    group: 'manage the list of erasures',
    summary: 'after a restore, erase again the people who came back with the backup',
    erased: (count: number) => `Erased again: ${count}`,
    wouldErase: (count: number) => `Would be erased again: ${count}`,
    already: (count: number) => `Already erased: ${count}`,
    missing: {
      nobody: (line: ErasureLine) =>
        `${erasureWords(line)}: nobody has this number in this database.`,
      somebodyElse: (line: ErasureLine) =>
        `${erasureWords(line)}: this number belongs to another account.`,
      failed: (line: ErasureLine) => `${erasureWords(line)}: the erasure failed.`,
    },
    unreadable: (line: number) => `Line ${line} of the list cannot be read.`,
    left: (count: number) =>
      `Lines without an erasure: ${count}. This is normal for an account created after the backup; check the others before you open the site.`,
  },
  start: {
    summary: 'start the server; with --demo, a demonstration',
    first: (command) => `Write this command first, before any option: ${command}`,
  },
  backup: {
    summary: 'back up the site into one file, without stopping it',
    writing: 'Backing up',
    verifying: 'Checking',
    made: (path, bytes) => `${path} is written: ${bytes} bytes.`,
    holds: (tables, rows, files) => `Tables: ${tables}; rows: ${rows}; files: ${files}.`,
    plain:
      'The backup is not encrypted: anybody who has the file can read everything. See --key-file.',
    verified: (tables, rows) =>
      `Compared after restoring: ${tables} tables and ${rows} rows, all identical.`,
    onlyRead:
      'The backup was read from end to end and is intact. It was not restored, because only the newer version of Aube that made its schema can restore it.',
    unverified: (path) => `The backup that could not be verified is kept as ${path}.`,
    ofTheFuture: (name) =>
      `Not counted and not deleted, because its date is in the future: ${name}`,
    removed: (name) => `Backup deleted: ${name}`,
    noStream: 'A backup is written to a file, not to standard output.',
    badKeep: '--keep needs a number from 1 to 9999.',
    keepNeedsFolder: '--keep goes with --folder, not with --output.',
    noFolder: (folder) => `This folder does not exist: ${folder}`,
    exists: (path) => `This file already exists: ${path}`,
    nothing: (dataDir) => `There is no database in ${dataDir}.`,
    noKeyFile: (path) => `This key file does not exist: ${path}`,
    openKeyFile: (path) => `Users other than you can read ${path}: give it the mode 0600.`,
    badKeyFile: (path) =>
      `${path} does not hold an age identity (AGE-SECRET-KEY-…), nor 32 bytes in base64 or hexadecimal.`,
    faults: {
      notABackup: 'This file is not a backup of Aube.',
      needsKey: 'This backup is encrypted: it needs --key-file.',
      notEncrypted:
        'This backup is not encrypted, but --key-file is given. If it is the backup you want, leave --key-file out.',
      wrongKey: 'This is not the key of the backup, or the beginning of the backup is damaged.',
      damaged: 'This backup is damaged or incomplete.',
      newer: 'This backup was made by a newer release of Aube.',
      live: 'Somebody is connected to this database: stop the server first.',
      notEmpty: 'This database is not empty: restore into another one.',
      differs: 'The restored data differ from the backup; nothing is kept.',
      notVerified: 'The temporary database that verifies the backup could not be started.',
      otherSchema: 'A migration of the database is under way: try again.',
    },
  },
  restore: {
    summary: 'restore a backup into an empty site, and do the erasures again',
    filling: 'Restoring',
    needsFile: 'The file of the backup is missing.',
    noFile: (path) => `This file does not exist: ${path}`,
    noList: (path) =>
      `The list of erasures is missing: ${path}. People erased since the backup would come back. Put it back or give it with --erasures; if it is lost, or nobody was ever erased, add --without-erasures.`,
    unreadable: (numbers) =>
      `The list of erasures has lines that cannot be read (${numbers}). Correct them; nothing was restored.`,
    replayFailed: (count) => `Erasures that failed: ${count}. Nothing was restored.`,
    whole: (path, taken) => `The backup ${path} is complete. It was made on ${taken}.`,
    made: (place, taken) => `Site restored as it was on ${taken}: ${place}`,
    siteKey: (dataDir) =>
      `The site’s key is missing: put site.key back into ${dataDir}, or set AUBE_SECRET_KEY.`,
    serverRuns: (url) =>
      `A server answers at ${url}. If it is this site’s, it still works with the database from before: stop it, then start it again.`,
    rights: (taken) =>
      `Accounts, roles, passwords, second factors and invitations are as they were on ${taken}. Before you open the site, repeat later changes: accounts closed, roles removed, stolen passwords replaced.`,
    administrators: (count, names) =>
      `Administrators who can log in: ${count === 0 ? 'none' : `${count} (${names})`}.`,
    staff: (count, names) =>
      `Other staff who can log in: ${count === 0 ? 'none' : `${count} (${names})`}.`,
    everybody: (command) => `The whole list: ${command}`,
    tokens: 'Tokens revoked since the backup are valid again: revoke them again.',
    content: (folder) => `The site’s own content is in ${folder}: see CONTENT_DIR.`,
  },
  doctor: {
    summary: 'check that everything is in place',
    signs: { ok: 'good', warning: 'check', fault: 'error' },
    healthy: 'Everything is in place.',
    warned: (count) => (count === 1 ? 'One point to check.' : `${count} points to check.`),
    ill: (count) => (count === 1 ? 'One error to correct.' : `${count} errors to correct.`),
    node: (version) => `Node ${version}`,
    oldNode: (version, floor) =>
      `Node ${version} is too old: ${floor} at least is needed. Run the command through npm, which provides the right version.`,
    environment: 'Environment valid',
    dataDir: (folder) => `Data folder: ${folder}`,
    unwritable: (folder) => `The data folder cannot be written: ${folder}`,
    content: (count) => `Content valid: ${count} questionnaires`,
    firstSteps: (done, all) => `First steps done: ${done} of ${all}.`,
    stepsLeft: (names) => `Left to do: ${names}.`,
    firstStep: {
      mail: 'the test email',
      establishment: 'an establishment',
      contacts: 'the contacts of each establishment',
      consent: 'reading the consent',
      staff: 'a member of staff',
      invitation: 'an invitation',
      backup: 'a backup',
    },
    noDatabase: 'No database yet: the first start creates it.',
    database: (kind, version, place) => `${kind}, PostgreSQL ${version}: ${place}`,
    embedded: 'Embedded database',
    external: 'External database',
    noChecksums: 'PostgreSQL does not verify the integrity of its pages: data_checksums is off.',
    upToDate: 'Schema up to date',
    pending: (count) =>
      count === 1
        ? 'One migration will run at the next start.'
        : `${count} migrations will run at the next start.`,
    newer:
      'The database was brought up to date by a newer version of Aube; this version runs on it all the same.',
    tooNew: 'The database comes from a newer version of Aube, and this one cannot run on it.',
    administrators: (count) => (count === 1 ? 'One administrator' : `${count} administrators`),
    noAdministrator: (command) => `There is no administrator’s account. To create one: ${command}`,
    awaitedAdministrators: (count, command) =>
      `No administrator’s account is activated (waiting: ${count}). For a new link: ${command}`,
    establishments: (count) => (count === 1 ? 'One establishment' : `${count} establishments`),
    noPhone: (count, named) =>
      count === 1
        ? `One establishment has no telephone to give (console, Settings): ${named}`
        : `${count} establishments have no telephone to give (console, Settings): ${named}`,
    noEstablishment: 'No establishment: nobody can register.',
    letters: (where) => `Emails: ${where}`,
    lettersTo: (folder) => `written to ${folder}`,
    lettersBySmtp: 'sent through SMTP_URL',
    lettersToNobody: (folder) =>
      `Emails are written to ${folder} and nobody receives them: set SMTP_URL to a mail server.`,
    unknownVariable: (name, meant) =>
      meant === null
        ? `${name} is not one of Aube’s variables.`
        : `${name} is not one of Aube’s variables. Did you mean ${meant}?`,
    failedLetters: (count) =>
      count === 1 ? 'One email could not be sent.' : `${count} emails could not be sent.`,
    backup: (taken, isVerified) =>
      `Last backup: ${taken}${isVerified ? ', restored and compared' : ', not verified'}`,
    noBackup: 'No backup has been made on the command line yet.',
    clockRight: 'The clocks of this machine and of PostgreSQL agree.',
    clockDiffers: (minutes) =>
      `The clocks of this machine and of PostgreSQL differ by ${Math.abs(minutes)} ${Math.abs(minutes) === 1 ? 'minute' : 'minutes'}: set the wrong one.`,
    clockJumped: (minutes) =>
      `PostgreSQL’s clock jumped by ${minutes} minutes, or no server ran for that long. Erasures and purges wait; if the clock is wrong, set it now.`,
    recounted: 'The call list, the figures and the notices are up to date.',
    recountLate: (minutes) =>
      `Changes have waited for ${minutes} minutes to reach the call list, the figures or the notices. A running server catches up by itself; otherwise its log names the fault.`,
    unnamedProxy:
      'TRUST_PROXY does not name the proxy that https needs. So all people count as one, and wrong passwords of one person lock everybody out.',
    insecure: (url) => `PUBLIC_URL is not https: ${url}`,
    serverReady: (url) => `The server answers at ${url}`,
    otherAddress: (url, own) =>
      `The server at ${url} has ${own} as its address (PUBLIC_URL): people who open the site at ${url} may not be able to log in.`,
    serverUnready: (url, status) => `The server at ${url} is not ready (${status}).`,
    serverAway: (url) => `No server answers at ${url}.`,
    refusedPort: (url) => `Browsers and Node refuse the port of ${url}: choose another one.`,
  },
  variables: {
    NODE_ENV: 'must be production, development or test',
    PORT: 'must be a port from 1 to 65535',
    PUBLIC_URL: 'must be an origin, such as https://aube.example',
    AUBE_DATA_DIR: 'must be a folder',
    DATABASE_URL:
      'must be an address such as postgres://user:password@host:5432/name, or with several hosts: host1:5432,host2:5432',
    SMTP_URL: 'must be an address such as smtps://user:password@host:465, or file:',
    CONTENT_DIR: 'must be a folder that exists',
    AUBE_CLOCK: 'must be an instant such as 2026-01-05T12:00:00Z, and is refused in production',
  },
  failures: {
    unwritableFile: (path, code) => `The file ${path} cannot be written (${code}).`,
    unwritableOutput: (code) => `The output cannot be written (${code}).`,
    tokenOnLine:
      'A token given by --token shows in the list of processes: --token-file or AUBE_TOKEN hide it.',
    unreadableFile: (path, code) => `The file ${path} cannot be read (${code}).`,
    unusableFile: (path, code) =>
      `${path} cannot be used (${code}). Check the path and the rights on it.`,
    notAFile: (path) =>
      `Nothing is written over ${path}: it is not a file. Standard output is --output -.`,
    packedFile: (path) =>
      `${path} is a workbook or an archive, not a CSV file: first save it in the CSV format.`,
    otherEncoding: (path, encoding) =>
      `${path} is not UTF-8: it is read as ${encoding}. Check the accents.`,
    localOnly:
      'This command acts only on the database, never remotely: it takes neither --url nor a token.',
    unknownCommand: (name) => `Unknown command: ${name}`,
    noCommand: (path) => `${path} needs a command.`,
    unknownOption: (written) => `Unknown option: ${written}`,
    unexpected: (word) => `Unexpected argument: ${word}`,
    missingValue: (name) => `--${name} needs a value.`,
    noValue: (name) => `--${name} takes no value.`,
    required: (name) => `--${name} is missing.`,
    badNumber: (name) => `--${name} needs a whole number.`,
    badLocale: '--locale needs fr or en.',
    requiredFile: 'The file is missing.',
    badLang: '--lang needs fr or en.',
    badUses: '--uses needs a whole number.',
    badExpires:
      '--expires needs a date YYYY-MM-DD, an ISO instant, or a duration such as 30d or 12h.',
    badUrl: '--url needs an http or https address, without a name, a password or parameters.',
    badToken: 'The token has a space, a line break or an accented letter in it: copy it as it is.',
    needsToken: '--url needs a token: --token-file, --token or AUBE_TOKEN.',
    tokenNeedsUrl: (name) =>
      `--${name} goes with --url: without an address, the command would act on the database here.`,
    plainHttp: (url) =>
      `${url} is not https: the token and the data cross the network unencrypted.`,
    seeHelp: (command) => `See: ${command} --help`,
    environment: 'The environment is not usable:',
    noDatabase: (place) =>
      `There is no database in ${place}. Start the server first, or name the database with AUBE_DATA_DIR or DATABASE_URL.`,
    notUpToDate: (place, migrate) =>
      `The database (${place}) is not up to date. Start the server, or first run: ${migrate}`,
    newDatabase: (place) => `New database created in ${place}.`,
    databaseAway: 'The database does not answer.',
    serverAway: (url) => `No answer from ${url}.`,
    notAube: (url) => `The server at ${url} is not Aube.`,
    content: 'The site’s content has errors:',
    unexpectedFailure: (what) => `The command failed for an unexpected reason (${what}).`,
  },
  codes: {
    NOT_AUTHENTICATED: 'The token is not valid, or no longer is.',
    FORBIDDEN: 'This account is not allowed to do that.',
    NOT_FOUND: 'The command names something that does not exist.',
    INVALID: 'A value is not valid.',
    LAST_ADMINISTRATOR:
      'This is the last administrator: nobody could administer the site any more.',
    OWN_ACCOUNT: 'You cannot close your own account.',
    CONFIRM_IDENTITY:
      'A token is not enough for this: log in to the site, which asks for the password again.',
    ALREADY_EXISTS: 'It already exists.',
    SHEET_TOO_LONG: 'A spreadsheet holds a million rows at most: ask for the CSV file.',
    TOO_MANY_REQUESTS: 'Too many requests in a short time. Try again later.',
    UNAVAILABLE: 'The database does not answer or is busy. Try again.',
    TOO_BUSY: 'Too many long reads run now. Try again in a few seconds.',
    INTERNAL: 'Aube met an unexpected error.',
  },
  issues: {
    required: 'is required',
    lettersBeforeAt: 'must have letters from a to z, without accents, before the @',
    noLetter: 'must contain a letter',
    notAnEmail: 'is not an email address',
    tooLong: 'is too long',
    tooSmall: 'is too small',
    tooBig: 'is too big',
    tooSoon: 'is already past',
    tooLate: 'is more than 90 days from now',
    emailTaken: 'belongs to another account',
    usernameTaken: 'belongs to another account',
    notAUsername: 'must have 3 to 40 letters, digits, dots, hyphens or underscores',
    notAName: 'must contain a letter',
    referenceCodeMalformed: 'must have only letters, digits and hyphens',
    referenceCodeTaken: 'belongs to another establishment',
    unknownChoice: 'is not a possible choice',
    onePersonOnly: 'is 1 at most when --email is given',
    unsafeText: 'contains characters that are not allowed',
    notADate: 'is not a date, such as 2026-01-31',
    beforeStart: 'is before --from',
    unknownField: 'does not apply to this file',
  },
  issueOther: 'is not valid',
  issueParams: {
    choices: (choices) => `; the choices are: ${choices}`,
    least: (least) => `: ${least} at least`,
    most: (most) => `: ${most} at most`,
  },
  notConfirmed: 'Nothing was done.',
  yes: ['y', 'yes', 'o', 'oui'],
};
