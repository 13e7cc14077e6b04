import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Cli } from '../cli.ts';
import type { CliEnv } from '../env.ts';
import { isLoopback } from '../is-loopback.ts';
import type { Texts } from '../texts/fr.ts';
import { fault, good, warning, type Check } from './check.ts';

/** Oldest Node version that runs the TypeScript sources. */
const NODE_FLOOR = '22.19';

export function checkNode({ doctor }: Texts, version = process.versions.node): Check {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < 22 || (major === 22 && minor < 19);
  return isOld
    ? fault('node', doctor.oldNode(version, NODE_FLOOR))
    : good('node', doctor.node(version));
}

function isWritable(folder: string): boolean {
  if (!existsSync(folder)) return folder !== dirname(folder) && isWritable(dirname(folder));
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

/** Checks that the data folder is writable, or that the first start can create the folder. */
export const checkDataDir = ({ dataDir }: CliEnv, { doctor }: Texts): Check =>
  isWritable(dataDir)
    ? good('dataDir', doctor.dataDir(dataDir))
    : fault('dataDir', doctor.unwritable(dataDir));

/**
 * Warns in production without a mail server, because nobody receives an email that is written to a
 * file.
 * @decision running-aube#mail-server-required
 */
export function checkLetters({ smtpUrl, dataDir, isProduction }: CliEnv, { doctor }: Texts): Check {
  if (smtpUrl !== undefined) return good('letters', doctor.letters(doctor.lettersBySmtp));
  const folder = join(dataDir, 'mail');
  return isProduction
    ? warning('letters', doctor.lettersToNobody(folder))
    : good('letters', doctor.letters(doctor.lettersTo(folder)));
}

/** Warns when `TRUST_PROXY` is missing on an HTTPS site, because HTTPS needs a proxy. */
export const checkProxy = (
  { publicUrl }: CliEnv,
  { source, t }: Pick<Cli, 'source' | 't'>,
): Check[] =>
  publicUrl.protocol === 'https:' && (source['TRUST_PROXY'] ?? '') === ''
    ? [warning('proxy', t.doctor.unnamedProxy)]
    : [];

export function checkPublicUrl(
  { publicUrl, isProduction }: CliEnv,
  { doctor }: Texts,
): Check | null {
  return isProduction && publicUrl.protocol !== 'https:' && !isLoopback(publicUrl)
    ? warning('publicUrl', doctor.insecure(publicUrl.origin))
    : null;
}
