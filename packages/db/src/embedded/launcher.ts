import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { DatabaseUnavailableError } from '../database-error.ts';

type Owner = {
  readonly uid: number;
  readonly gid: number;
};

/**
 * Account and options for running PostgreSQL's programs, because the programs refuse to run as
 * root.
 */
export type Launcher = {
  /** Null for the account of this process. */
  readonly owner: Owner | null;
  readonly prefix: readonly string[];
  readonly options: { readonly uid?: number; readonly gid?: number };
};

export const childEnvironment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
};

export function commandLine(
  launcher: Launcher,
  program: string,
  args: readonly string[],
): [file: string, args: string[]] {
  const [file = program, ...rest] = [...launcher.prefix, program, ...args];
  return [file, rest];
}

/**
 * Chooses the account for PostgreSQL; `postgres` or `nobody` replaces root. When the account may
 * not read the path, PostgreSQL runs in a user namespace or with `dac_override`.
 */
export function chooseLauncher(program: string, folder: string): Launcher {
  if (process.getuid?.() !== 0) return { owner: null, prefix: [], options: {} };

  const account = findAccount('postgres') ?? findAccount('nobody');
  if (account === null) {
    throw new DatabaseUnavailableError(
      'PostgreSQL refuses to run as root, and there is no account postgres or nobody.',
    );
  }
  const { uid, gid } = account;
  const candidates: Launcher[] = [
    { owner: account, prefix: [], options: account },
    {
      owner: { uid: 0, gid: 0 },
      prefix: ['unshare', '-U', '--map-user=65534', '--map-group=65534', '--'],
      options: {},
    },
    {
      owner: account,
      prefix: [
        'setpriv',
        `--reuid=${uid}`,
        `--regid=${gid}`,
        '--clear-groups',
        '--inh-caps=+dac_override',
        '--ambient-caps=+dac_override',
        '--',
      ],
      options: {},
    },
  ];
  const launcher = candidates.find((candidate) => canRun(candidate, program, folder));
  if (launcher === undefined) {
    throw new DatabaseUnavailableError(
      `PostgreSQL refuses to run as root, and the account ${account.name} may not enter ` +
        `${folder} or run ${program}. Start as an ordinary user, set AUBE_DATA_DIR to a folder ` +
        'that every user may enter, or set DATABASE_URL.',
    );
  }
  return launcher;
}

function canRun(launcher: Launcher, program: string, folder: string): boolean {
  const script = 'cd "$1" && exec "$2" --version';
  const [file, args] = commandLine(launcher, '/bin/sh', ['-c', script, 'sh', folder, program]);
  const { status } = spawnSync(file, args, {
    ...launcher.options,
    cwd: '/',
    env: childEnvironment,
    stdio: 'ignore',
  });
  return status === 0;
}

function findAccount(name: string): (Owner & { readonly name: string }) | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined
    ? null
    : { name, uid: Number(uid), gid: Number(gid) };
}
