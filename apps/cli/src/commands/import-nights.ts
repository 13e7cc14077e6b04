import type { OperatorInputs, OperatorOutputs } from '@aube/api/operator';
import { defineAubeCommand } from '../command.ts';
import { answer, getEnv, type Cli } from '../cli.ts';
import { confirm, placeOf } from '../confirm.ts';
import { faultsOf, isRefusedWith } from '../explain-failure.ts';
import { absence, CliFailure, EXIT, misuse, refusal } from '../failure.ts';
import { readTextFile } from '../read-text-file.ts';

function readPerson({ t }: Cli, email: string | undefined, code: string | undefined) {
  if (email !== undefined && code === undefined) return { email };
  if (code !== undefined && email === undefined) return { participantCode: code };
  throw misuse(t.importNights.onePerson);
}

/** Example: `Lever=heure_sortie_lit, Jour=date`. */
function readMap({ t }: Cli, text: string | undefined): Record<string, string> {
  if (text === undefined) return {};
  const pairs = text.split(',').map((pair) => pair.split('=').map((side) => side.trim()));
  if (pairs.some((pair) => pair.length !== 2 || pair.includes(''))) {
    throw misuse(t.importNights.badMap);
  }
  return Object.fromEntries(pairs as [string, string][]);
}

function inWords({ t }: Cli, thrown: unknown): unknown {
  const words = t.importNights;
  if (isRefusedWith(thrown, 'NOT_FOUND')) return absence(words.notFound);
  if (isRefusedWith(thrown, 'VERSION_CONFLICT')) return refusal(words.changed);
  if (!isRefusedWith(thrown, 'INVALID')) return thrown;
  const lines = faultsOf(thrown).flatMap(({ code, params }) => {
    const said = words.file[code as keyof typeof words.file] as
      | string
      | ((names: string, count: number) => string)
      | undefined;
    if (said === undefined) return [];
    const { choices = '', count = 0 } = params ?? {};
    return [typeof said === 'string' ? said : said(String(choices), Number(count))];
  });
  return lines.length === 0
    ? thrown
    : new CliFailure(lines.join('\n'), { exitCode: EXIT.misused, code: 'INVALID' });
}

type NightsImport = OperatorInputs['diary']['importNights'];
type ImportReport = OperatorOutputs['diary']['importNights'];

const countOf = ({ lines }: ImportReport, outcome: ImportReport['lines'][number]['outcome']) =>
  lines.filter((each) => each.outcome === outcome).length;

function linesOf({ t }: Cli, report: ImportReport): string[] {
  const words = t.importNights;
  const refused = report.lines.flatMap(({ line, date, faults }) =>
    faults.length === 0
      ? []
      : [
          words.line(line, date ?? words.noDate),
          ...faults.map(({ code, columns, text }) => {
            const said = words.faults[code](columns.join(', '), text ?? '');
            return `  ${said}`;
          }),
        ],
  );
  const written = countOf(report, 'written');
  return [
    ...refused,
    ...(report.ignored.length === 0 ? [] : [words.ignored(report.ignored.join(', '))]),
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
      map: { type: 'string', description: words.options.map, valueHint: '…' },
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
      if (!isDryRun && !args.yes && !terminal.isInteractive) throw misuse(words.needsYes);
      const asked = {
        person,
        map,
        text: await readTextFile(cli, file),
        isReplacing: args.replace === true,
      };
      const planned = await importNights(cli, isDryRun, { ...asked, isConfirmed: false });
      if (args.basis !== undefined && args.basis !== planned.basis) throw refusal(words.changed);
      const refusedCount = countOf(planned, 'refused');
      const newCount = countOf(planned, 'written');
      const isOver = isDryRun || refusedCount > 0 || newCount === 0;
      if (!isOver && !args.yes) {
        for (const line of linesOf(cli, planned)) terminal.note(line);
        await confirm(cli, words.confirm(newCount, placeOf(getEnv(cli))));
      }
      const report = isOver
        ? planned
        : await importNights(cli, isDryRun, { ...asked, isConfirmed: true, basis: planned.basis });
      answer(cli, args, { data: { isDryRun, ...report }, lines: linesOf(cli, report) });
      const leftCount = countOf(report, 'refused');
      if (leftCount > 0) throw refusal(words.refused(leftCount));
    },
  });
}
