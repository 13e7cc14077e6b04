import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const demoDataDir = () => process.env['AUBE_E2E_DATA_DIR'] ?? '';

function linksTo(address: string, path: string, dataDir: string): string[] {
  const folder = join(dataDir, 'mail');
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((letter) => letter.includes(address))
    .flatMap((letter) => letter.match(/https?:\/\/[^\s"<]+/g) ?? [])
    .filter((link) => link.includes(path));
}

export async function linkInLetter(
  address: string,
  path: string,
  dataDir = demoDataDir(),
): Promise<string> {
  await expect
    .poll(() => linksTo(address, path, dataDir).length, { timeout: 60_000, intervals: [50] })
    .toBeGreaterThan(0);
  return linksTo(address, path, dataDir).at(-1) ?? '';
}
