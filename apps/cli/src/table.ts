import type { Cli } from './cli.ts';

const GAP = '  ';

export function tableLines(
  { terminal }: Pick<Cli, 'terminal'>,
  rows: readonly (readonly string[])[],
): string[] {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
  const room = terminal.width ?? Number.POSITIVE_INFINITY;
  if (lines.every((line) => line.length <= room)) return lines;
  return rows.map((row) => row.filter((cell) => cell !== '').join(' · '));
}
