import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../../evidence', import.meta.url));

export type Evidence = {
  /** Id of the requirement in docs/security.md. */
  id: string;
  figure: string;
  passed: boolean;
  details: unknown;
};

export function keepEvidence({ id, figure, passed, details }: Evidence, name = id): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  writeFileSync(file, `${JSON.stringify({ id, figure, passed, details }, null, 2)}\n`);
  console.log(`${id}  ${figure}  ${passed ? 'passed' : 'FAILED'}`);
}
