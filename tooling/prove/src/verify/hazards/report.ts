import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Cell } from './judge-cell.ts';

const folder = fileURLToPath(new URL('../../../../../evidence', import.meta.url));
const pictures = join(folder, 'hazards');

export type Row = {
  hazard: string;
  does: string;
  cells: Record<string, Cell & { tookMs: number }>;
};
export type RoutesWalked = { loads: number; shown: number; hidden: string[]; faults: string[] };
export type Table = { rows: Row[]; routes: RoutesWalked };

const NOTHING: Table = { rows: [], routes: { loads: 0, shown: 0, hidden: [], faults: [] } };

export function readTable(): Table {
  const file = join(folder, 'HZ-1.json');
  if (!existsSync(file)) return NOTHING;
  return (JSON.parse(readFileSync(file, 'utf8')) as { details: Table }).details;
}

/** Replaces cells of `before` by cells of `now`, and sorts the rows in the order of `order`. */
export function mergeTables(before: Table, now: Table, order: readonly string[]): Table {
  const rows = order.flatMap((hazard) => {
    const [old, walked] = [before, now].map((table) =>
      table.rows.find((row) => row.hazard === hazard),
    );
    const row = walked ?? old;
    return row ? [{ ...row, cells: { ...old?.cells, ...walked?.cells } }] : [];
  });
  return { rows, routes: now.routes.loads > 0 ? now.routes : before.routes };
}

export function keepPicture(hazard: string, step: string, picture: Buffer): void {
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, `${hazard}-${step.replaceAll(' ', '-')}.png`), picture);
}

const MARKS = { done: 'done', told: 'told', 'told, then done': 'told, done', fault: 'FAULT' };

export function describeRows(rows: readonly Row[], steps: readonly string[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const table = [
    line(['hazard', ...steps]),
    line(['---', ...steps.map(() => '---')]),
    ...rows.map(({ hazard, cells }) =>
      line([hazard, ...steps.map((step) => (cells[step] ? MARKS[cells[step].verdict] : '–'))]),
    ),
  ];
  const words = rows.flatMap(({ hazard, does, cells }) => {
    const said = Object.entries(cells).filter(([, cell]) => cell.words !== '');
    const lines = said.map(([step, cell]) => `- ${step}: **${cell.verdict}**. ${cell.words}`);
    return [`## ${hazard}: the browser ${does}`, ...(lines.length > 0 ? ['', ...lines] : []), ''];
  });
  return [...table, '', ...words].join('\n');
}

export function keepTable(text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'hazards.md'), `# Hazards\n\n${text}`);
}
