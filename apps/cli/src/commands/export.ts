import type { ExportFileName, SystemExport } from '@aube/api/server';
import { defineAubeCommand } from '../command.ts';
import { answer, getEnv, type Cli } from '../cli.ts';
import { isRefusedWith } from '../explain-failure.ts';
import { forbidden, misuse } from '../failure.ts';
import { givenPath } from '../given-path.ts';
import { isDay } from '../is-day.ts';
import { listFilterOptions, listFiltersOf } from '../list-filters.ts';
import { sayNoPlace } from '../no-place.ts';
import { remoteOptions } from '../options.ts';
import { withProgress } from '../progress.ts';
import { expectRemote, getPlaceId, inRemoteWords, type Remote } from '../remote.ts';
import { ClosedPipeError } from '../terminal.ts';
import { writeWholeFile, type Bytes } from '../write-whole-file.ts';

type Given = Omit<SystemExport, 'file' | 'referenceCode' | 'timeZone'> & {
  establishment?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  reason?: string | undefined;
  withIdentity: boolean;
};

type Made = { rows: number; bytes: number };
type Write = (bytes: Bytes) => Promise<number>;

/** Through a running server, as the owner of the token. */
async function exportThrough(
  cli: Cli,
  remote: Remote,
  { file, given, write }: { file: ExportFileName; given: Given; write: Write },
): Promise<Made> {
  const { establishment, ...asked } = given;
  const establishmentId =
    establishment === undefined ? undefined : await getPlaceId(cli, remote, establishment);
  const { openExport } = await import('@aube/client');
  return inRemoteWords(cli, remote, async () => {
    const options = { ...remote, lang: cli.locale };
    const { rows, bytes } = await openExport(options, { ...asked, file, establishmentId });
    return { rows, bytes: await write(bytes) };
  }).catch((thrown: unknown) => {
    throw isRefusedWith(thrown, 'FORBIDDEN') ? forbidden(cli.t.export.mayNot) : thrown;
  });
}

/** On the database itself. */
async function exportHere(
  cli: Cli,
  { file, given, write }: { file: ExportFileName; given: Given; write: Write },
): Promise<Made> {
  const { asSystem } = await import('../system.ts');
  const { exportAsSystem } = await import('@aube/api/server');
  const { establishment, ...asked } = given;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const how = { isDryRun: false, isLook: true };
  return asSystem(cli, getEnv(cli), how, async ({ services, context }) => {
    const { rows, bytes } = await exportAsSystem(
      { ...services, ...context },
      { ...asked, file, referenceCode: establishment, timeZone },
    );
    return { rows, bytes: await write(bytes) };
  }).catch(sayNoPlace(cli, establishment));
}

/** Where the answer itself is the file: what is said of it goes beside. */
const STANDARD_OUTPUT = '-';

/** `aube export`: data as files, from the site's own database or through a server. @decision D65 */
export function exportCommand(cli: Cli) {
  const { t } = cli;
  return defineAubeCommand(cli, {
    name: 'export',
    summary: t.export.summary,
    example: '--dataset nuits --format csv',
    options: {
      dataset: { type: 'string', description: t.options.dataset, valueHint: 'nuits' },
      format: { type: 'string', description: t.options.format, valueHint: 'csv|xlsx' },
      output: { type: 'string', description: t.options.output, valueHint: '…' },
      establishment: { type: 'string', description: t.options.exportPlace },
      from: { type: 'string', description: t.options.from, valueHint: t.options.dayHint },
      to: { type: 'string', description: t.options.to, valueHint: t.options.dayHint },
      nature: { type: 'string', description: t.options.nature, valueHint: 'alert|flag' },
      ...listFilterOptions(t),
      identity: { type: 'boolean', description: t.options.identity },
      reason: { type: 'string', description: t.options.reason },
      replace: { type: 'boolean', description: t.options.replaceFile },
      ...remoteOptions(t),
    },
    async run(args) {
      const { EXPORT_FILES } = await import('@aube/api/server');
      const dataset = (args.dataset ?? 'tout').toLowerCase();
      const format = (args.format ?? 'csv').toLowerCase();
      if (format !== 'csv' && format !== 'xlsx') throw misuse(t.export.badFormat);
      if (dataset === 'tout' && args.format !== undefined) throw misuse(t.export.needsDataset);
      const named = dataset === 'tout' ? 'tout.zip' : `${dataset}.${format}`;
      const file = EXPORT_FILES.find((name) => name === named);
      if (file === undefined) {
        throw misuse(t.export.unknown(named, EXPORT_FILES.join(', ')));
      }
      for (const name of ['from', 'to'] as const) {
        const day = args[name];
        if (day !== undefined && !isDay(day)) throw misuse(t.export.badDay(name));
      }
      const shown = args.output ?? file;
      const path = givenPath(cli, shown);
      const withIdentity = args.identity === true;
      if (withIdentity && args.reason === undefined) throw misuse(t.export.needsReason);
      const { establishment, from, to, reason } = args;
      const given = {
        ...listFiltersOf(cli, args),
        ...(args.nature !== undefined && { nature: args.nature as SystemExport['nature'] }),
        establishment,
        from,
        to,
        reason,
        withIdentity,
      };
      const remote = args.url === undefined ? null : expectRemote(cli, args.url, args);
      const isReplacing = args.replace === true;
      const make = (writeBytes: Write): Promise<Made> => {
        const what = { label: t.export.writing, total: null };
        const write: Write = (bytes) => writeBytes(withProgress(cli, what, bytes));
        return remote === null
          ? exportHere(cli, { file, given, write })
          : exportThrough(cli, remote, { file, given, write });
      };
      if (shown === STANDARD_OUTPUT) {
        if (args.json === true) throw misuse(t.export.noJson);
        if (cli.terminal.width !== null) throw misuse(t.export.onScreen);
        const made = await make(cli.terminal.write).catch((thrown: unknown) => {
          if (thrown instanceof ClosedPipeError) return null;
          throw thrown;
        });
        if (made !== null) cli.terminal.note(t.export.left(file, made.rows));
        return;
      }
      const made = await writeWholeFile(cli, { path, isReplacing }, make);
      answer(cli, args, {
        data: { file: path, ...made },
        lines: [t.export.made(shown, made.rows)],
      });
    },
  });
}
