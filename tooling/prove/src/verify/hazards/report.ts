import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Walked } from './walk-cell.ts';

const folder = fileURLToPath(new URL('../../../../../evidence', import.meta.url));
const pictures = join(folder, 'hazards');

export type Row = { hazard: string; does: string; cells: Record<string, Walked> };

export function keepPicture(hazard: string, step: string, picture: Buffer): void {
  mkdirSync(pictures, { recursive: true });
  writeFileSync(join(pictures, `${hazard}-${step.replaceAll(' ', '-')}.png`), picture);
}

const MARKS = { done: 'done', told: 'told', 'told, then done': 'told, done', fault: 'FAULT' };

/** A table of hazards and steps, then the words of each cell that has some. */
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
