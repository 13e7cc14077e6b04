import { Readable } from 'node:stream';
import type { OperatorInputs, OperatorOutputs } from '@aube/api/operator';
import { formatNight, readTitleMap } from '@aube/api/rules';
import { defineAubeCommand } from '../command.ts';
import { answer, getEnv, givenPath, type Cli } from '../cli.ts';
import { confirm, placeOf } from '../confirm.ts';
import { faultsOf, isRefusedWith } from '../explain-failure.ts';
import { absence, CliFailure, EXIT, misuse, refusal } from '../failure.ts';
import { readTextFile } from '../read-text-file.ts';
import { writeWholeFile } from '../write-whole-file.ts';

function readPerson({ t }: Cli, email: string | undefined, code: string | undefined) {
  if (email !== undefined && code === undefined) return { email };
  if (code !== undefined && email === undefined) return { participantCode: code };
  throw misuse(t.importNights.onePerson);
}

function readMap({ t }: Cli, text: string | undefined): Record<string, string> {
  if (text === undefined) return {};
  const map = readTitleMap(text);
  if (map === null) throw misuse(t.importNights.badMap);
  return map;
}

/** Words of `--dates`, in both languages. */
const DATES = {
  matin: 'morning',
  morning: 'morning',
  soir: 'evening',
  evening: 'evening',
} as const;

function readDates({ t }: Cli, word: string): 'morning' | 'evening' {
  if (word in DATES) return DATES[word as keyof typeof DATES];
  throw misuse(t.importNights.badDates);
}

type Source = NonNullable<NightsImport['source']>;

/** Programs that `--from` accepts. `isDated`: true when the file contains a date for each time. */
const SOURCES: Record<Source, { name: string; isDated: boolean }> = {
  'sleep-as-android': { name: 'Sleep as Android', isDated: true },
  'plees-tracker': { name: 'Plees Tracker', isDated: true },
  'consensus-sleep-diary': { name: 'Consensus Sleep Diary', isDated: false },
};

function readSource(
  { t }: Cli,
  {
    from,
    dates,
    to,
  }: { from?: string | undefined; dates?: string | undefined; to?: string | undefined },
): Source | null {
  const words = t.importNights;
  if (from === undefined) {
    if (to !== undefined) throw misuse(words.toWithoutFrom);
    return null;
  }
  if (!Object.hasOwn(SOURCES, from)) throw misuse(words.badSource(Object.keys(SOURCES).join(', ')));
  const source = from as Source;
  if (dates !== undefined && SOURCES[source].isDated) throw misuse(words.datesKnown);
  return source;
}

function inWords({ t }: Cli, thrown: unknown): unknown {
  const words = t.importNights;
  if (isRefusedWith(thrown, 'NOT_FOUND')) return absence(words.notFound);
  if (isRefusedWith(thrown, 'VERSION_CONFLICT')) return refusal(words.changed);
  if (!isRefusedWith(thrown, 'INVALID')) return thrown;
  const lines = faultsOf(thrown).flatMap(({ code, params }) => {
    const said = words.file[code as keyof typeof words.file] as
      | string
      | ((names: string, more: FaultParams) => string)
      | undefined;
    if (said === undefined) return [];
    const { choices = '' } = params ?? {};
    return [typeof said === 'string' ? said : said(String(choices), params ?? {})];
  });
  return lines.length === 0
    ? thrown
    : new CliFailure(lines.join('\n'), { exitCode: EXIT.misused, code: 'INVALID' });
}

type FaultParams = Readonly<Record<string, string | number>>;
type NightsImport = OperatorInputs['diary']['importNights'];
type ImportReport = OperatorOutputs['diary']['importNights'];

const countOf = ({ lines }: ImportReport, outcome: ImportReport['lines'][number]['outcome']) =>
  lines.filter((each) => each.outcome === outcome).length;

const nightWords = ({ locale }: Cli, morning: string): string =>
  `${formatNight(morning, locale)} ${morning.slice(0, 4)}`;

/**
 * Refused lines with their faults. Columns that the source never fills are left out, because the
 * report names them once.
 */
function refusedOf({ lines, lacking }: ImportReport): ImportReport['lines'] {
  const isLacking = (column: string) => lacking.includes(column);
  return lines
    .map(({ faults, ...line }) => ({
      ...line,
      faults: faults.filter(({ code, columns }) => code !== 'missing' || !columns.every(isLacking)),
    }))
    .filter(({ faults }) => faults.length > 0);
}

function refusedLines({ t }: Cli, report: ImportReport): string[] {
  const words = t.importNights;
  return refusedOf(report).flatMap(({ line, date, faults }) => [
    words.line(line, date ?? words.noDate),
    ...faults.map(({ code, columns, text }) => {
      const said = words.faults[code](columns.join(', '), text ?? '');
      return `  ${said}`;
    }),
  ]);
}

function questionedLines(cli: Cli, { lines }: ImportReport): string[] {
  const words = cli.t.importNights;
  const asked = lines.flatMap(({ line, date, questions }) => {
    if (date === null || questions.length === 0) return [];
    const said = questions.map(({ code }) => words.questions[code]).join('; ');
    return [`  ${words.questionedNight(line, nightWords(cli, date), said)}`];
  });
  return asked.length === 0 ? [] : [words.questioned(asked.length), ...asked];
}

function linesOf(cli: Cli, report: ImportReport, areDatesSaid: boolean): string[] {
  const words = cli.t.importNights;
  const { nights, ignored, lacking } = report;
  const written = countOf(report, 'written');
  return [
    ...refusedLines(cli, report),
    ...questionedLines(cli, report),
    ...(ignored.length === 0 ? [] : [words.ignored(ignored.join(', '))]),
    ...(lacking.length === 0 ? [] : [words.lacking(lacking.join(', '))]),
    ...(nights === null
      ? []
      : [
          words.firstNight(nightWords(cli, nights.first.morning)),
          words.lastNight(nightWords(cli, nights.last.morning)),
          ...(areDatesSaid || report.areDatesTitled ? [] : [words.datesTaken]),
        ]),
    report.isWritten ? words.written(written) : words.wouldWrite(written),
    words.unchanged(countOf(report, 'unchanged')),
  ];
}

const importNights = (cli: Cli, isDryRun: boolean, asked: NightsImport) =>
  import('../on-database.ts')
    .then(({ onDatabase }) =>
      onDatabase(cli, getEnv(cli), { isDryRun, isLook: !asked.isConfirmed }, ({ alone }) =>
        alone.diary.importNights.mutate(asked),
      ),
    )
    .catch((thrown: unknown) => {
      throw inWords(cli, thrown);
    });

/**
 * Never works through a server, because nobody may write into another person's diary over the
 * network.
 * @decision D44 diary#nights-from-a-file
 */
export function importNightsCommand(cli: Cli) {
  const { t, terminal } = cli;
  const words = t.importNights;
  return defineAubeCommand(cli, {
    name: 'import-nights',
    summary: words.summary,
    example: 'nights.csv --participant P0123456789AB --dry-run',
    options: {
      file: { type: 'positional', required: false, description: words.options.file },
      email: { type: 'string', description: words.options.email },
      participant: { type: 'string', description: words.options.participant, valueHint: 'code' },
      from: {
        type: 'string',
        description: words.options.from,
        valueHint: Object.keys(SOURCES).join('|'),
      },
      to: { type: 'string', description: words.options.to, valueHint: 'file' },
      map: { type: 'string', description: words.options.map, valueHint: '…' },
      dates: { type: 'string', description: words.options.dates, valueHint: 'matin|soir' },
      replace: { type: 'boolean', description: words.options.replace },
      basis: { type: 'string', description: words.options.basis, valueHint: '…' },
      yes: { type: 'boolean', description: t.options.yes },
      'dry-run': { type: 'boolean', description: t.options.dryRun },
    },
    async run(args) {
      const isDryRun = args['dry-run'] === true;
      const { file, email, participant } = args;
      if (file === undefined) throw misuse(t.failures.requiredFile);
      const person = readPerson(cli, email, participant);
      const map = readMap(cli, args.map);
      const source = readSource(cli, args);
      const dates = readDates(cli, args.dates ?? 'matin');
      const areDatesSaid = args.dates !== undefined || (source !== null && SOURCES[source].isDated);
      const to = args.to === undefined ? undefined : givenPath(cli, args.to);
      if (!isDryRun && to === undefined && !args.yes && !terminal.isInteractive)
        throw misuse(words.needsYes);
      const asked = {
        person,
        map,
        dates,
        source,
        text: await readTextFile(cli, file),
        isReplacing: args.replace === true,
      };
      const planned = await importNights(cli, isDryRun, { ...asked, isConfirmed: false });
      if (to !== undefined) {
        await writeWholeFile(cli, { path: to, isReplacing: false }, (write) =>
          write(Readable.from([Buffer.from(planned.table ?? '')])),
        );
        const keptCount = refusedOf(planned).length;
        const lines = [
          ...linesOf(cli, planned, areDatesSaid),
          words.tableWritten(to),
          ...(keptCount === 0 ? [] : [words.refusedKept(keptCount)]),
        ];
        answer(cli, args, { data: { isDryRun, file: to, ...planned }, lines });
        return;
      }
      if (args.basis !== undefined && args.basis !== planned.basis) throw refusal(words.changed);
      const refusedCount = countOf(planned, 'refused');
      const newCount = countOf(planned, 'written');
      const isOver = isDryRun || refusedCount > 0 || newCount === 0;
      if (!isOver && !args.yes) {
        for (const line of linesOf(cli, planned, areDatesSaid)) terminal.note(line);
        await confirm(cli, words.confirm(newCount, placeOf(getEnv(cli))));
      }
      const report = isOver
        ? planned
        : await importNights(cli, isDryRun, { ...asked, isConfirmed: true, basis: planned.basis });
      answer(cli, args, {
        data: { isDryRun, ...report },
        lines: linesOf(cli, report, areDatesSaid),
      });
      const leftCount = countOf(report, 'refused');
      if (leftCount > 0) throw refusal(words.refused(leftCount));
    },
  });
}
