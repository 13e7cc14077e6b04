import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnavailableError } from '../database-error.ts';
import { readMajorVersion, type PostgresBinaries } from './binaries.ts';
import { childEnvironment, commandLine, type Launcher } from './launcher.ts';

export type Cluster = {
  readonly home: string;
  readonly folder: string;
  readonly log: string;
};

export type ServerSecrets = {
  readonly superuserPassword: string;
  readonly password: string;
  readonly port: number;
};

export function clusterIn(dataDir: string): Cluster {
  const home = join(dataDir, 'postgres');
  return { home, folder: join(home, 'cluster'), log: join(home, 'server.log') };
}

export function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(clusterIn(dataDir).folder);
}

export function readSecrets(cluster: Cluster): ServerSecrets {
  const file = join(cluster.home, 'server.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ServerSecrets;
  } catch (error) {
    throw new DatabaseUnavailableError(
      `Cannot read ${file}, which holds the database's password. ` +
        'Start as the user who started first, or set AUBE_DATA_DIR to another folder.',
      { cause: error },
    );
  }
}

export function keepPort(cluster: Cluster, port: number): void {
  writeSecrets(cluster.home, { ...readSecrets(cluster), port });
}

/**
 * Creates a cluster under another name and renames the complete cluster. So an interrupted start
 * leaves no incomplete cluster.
 */
export function createClusterUnlessThere(
  dataDir: string,
  binaries: PostgresBinaries,
  launcher: Launcher,
  port: number,
): void {
  const { home } = clusterIn(dataDir);
  if (existsSync(home)) return;

  const aside = mkdtempSync(join(dataDir, 'postgres.new-'));
  try {
    chmodSync(aside, 0o711);
    const secrets = { superuserPassword: newPassword(), password: newPassword(), port };
    writeSecrets(aside, secrets);
    initialise(aside, secrets.superuserPassword, binaries, launcher);
    renameSync(aside, home);
  } catch (error) {
    if (!existsSync(home)) throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

export function handOver(folder: string, { owner }: Launcher): void {
  const { uid } = statSync(folder);
  if (owner === null) {
    if (uid === process.getuid?.()) return;
    throw new DatabaseUnavailableError(
      `The database in ${folder} belongs to another user (${uid}). ` +
        'Start as that user, or set AUBE_DATA_DIR to another folder.',
    );
  }
  if (uid === owner.uid) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, entry), owner.uid, owner.gid);
  }
  lchownSync(folder, owner.uid, owner.gid);
}

function initialise(
  aside: string,
  superuserPassword: string,
  binaries: PostgresBinaries,
  launcher: Launcher,
): void {
  const folder = join(aside, 'cluster');
  mkdirSync(folder, { mode: 0o700 });
  const passwordFile = join(aside, 'initial-password');
  writeFileSync(passwordFile, superuserPassword, { mode: 0o600 });
  if (launcher.owner !== null) {
    const { uid, gid } = launcher.owner;
    lchownSync(folder, uid, gid);
    lchownSync(passwordFile, uid, gid);
  }
  const [file, args] = commandLine(launcher, binaries.initdb, [
    `--pgdata=${folder}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--data-checksums',
    '--encoding=UTF8',
    ...localeArguments(readMajorVersion(binaries)),
  ]);
  const { status, stderr, error } = spawnSync(file, args, {
    ...launcher.options,
    cwd: '/',
    env: childEnvironment,
    encoding: 'utf8',
  });
  rmSync(passwordFile);
  if (status !== 0) {
    throw new DatabaseUnavailableError(
      `PostgreSQL could not make its data folder ${folder}: ${stderr.trim()}`,
      {
        cause: error,
      },
    );
  }
}

/** Only PostgreSQL 17 and newer include a UTF-8 locale. */
function localeArguments(majorVersion: number): string[] {
  if (majorVersion < 17) return ['--locale=C.UTF-8'];
  return ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

function writeSecrets(home: string, secrets: ServerSecrets): void {
  const temporary = join(home, `server.json.${process.pid}`);
  writeFileSync(temporary, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(temporary, join(home, 'server.json'));
}
