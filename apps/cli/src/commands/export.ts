import type { AskedExport } from '../caller.ts';
import { defineAubeCommand } from '../command.ts';
import { answer, type Cli, givenPath } from '../cli.ts';
import { isRefusedWith } from '../explain-failure.ts';
import { forbidden, misuse } from '../failure.ts';
import { isDay, remoteOptions } from '../options.ts';
import { listFilterOptions, listFiltersOf } from '../list-filters.ts';
import { withProgress } from '../progress.ts';
import { getPlaceId, siteOf } from '../site.ts';
import { ClosedPipeError } from '../terminal.ts';
import { writeWholeFile, type Bytes } from '../write-whole-file.ts';

type Made = { rows: number; bytes: number };
type Write = (bytes: Bytes) => Promise<number>;

/**
 * Value of `--output` that writes the file to the standard output; messages then go to the standard
 * error.
 */
const STANDARD_OUTPUT = '-';

/** @decision D65 */
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
      separator: {
        type: 'string',
        description: t.options.separator,
        valueHint: 'comma|semicolon',
      },
      decimal: { type: 'string', description: t.options.decimal, valueHint: 'point|comma' },
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
      const { establishment, nature, separator, decimal, from, to, reason } = args;
      const asked = {
        ...listFiltersOf(cli, args),
        ...(nature !== undefined && { nature: nature as AskedExport['nature'] }),
        ...(separator !== undefined && { separator: separator as AskedExport['separator'] }),
        ...(decimal !== undefined && { decimal: decimal as AskedExport['decimal'] }),
        file,
        from,
        to,
        reason,
        withIdentity,
      };
      const site = siteOf(cli, args);
      const isReplacing = args.replace === true;
      const make = (write: Write): Promise<Made> =>
        site
          .call(
            async (caller) => {
              const establishmentId =
                establishment === undefined
                  ? undefined
                  : await getPlaceId(cli, caller, establishment);
              const { rows, bytes } = await caller.openExport({ ...asked, establishmentId });
              const what = { label: t.export.writing, total: null };
              return { rows, bytes: await write(withProgress(cli, what, bytes)) };
            },
            { isLook: true },
          )
          .catch((thrown: unknown) => {
            throw isRefusedWith(thrown, 'FORBIDDEN') ? forbidden(t.export.mayNot) : thrown;
          });
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
