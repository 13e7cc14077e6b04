import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { differingPackages } from './differing-packages.ts';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const MIGRATIONS = 'packages/db/src/migrations';

export type EarlierRelease = { commit: string; folder: string; remove: () => void };

/**
 * @returns the output
 * @throws with the output when the program fails
 */
function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout.trim();
  const said = error?.message ?? (stderr || stdout).trim().split('\n').slice(-5).join('\n');
  throw new Error(`${program} ${args[0] ?? ''}: ${said}`);
}

/** Commit before the newest migration was added. @throws when the git history is too short */
export function commitBefore(migration: string, cwd = root): string {
  if (run('git', ['rev-parse', '--is-shallow-repository'], cwd) === 'true')
    throw new Error('The history is cut off here (a shallow clone): git fetch --unshallow');
  const file = `${MIGRATIONS}/${migration}.sql`;
  const added = run('git', ['log', '--diff-filter=A', '--format=%H', '-1', '--', file], cwd);
  // When the migration is not yet committed, HEAD is the earlier release.
  return run('git', ['rev-parse', '--verify', added === '' ? 'HEAD' : `${added}^`], cwd);
}

function linkPackages(folder: string): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(to, '@aube'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@aube' && name !== '.cache') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@aube'))) {
    const target = readlinkSync(join(from, '@aube', name));
    if (existsSync(join(to, '@aube', target))) symlinkSync(target, join(to, '@aube', name));
  }
}

/**
 * The release before the newest migration, from the git history.
 * @throws with a message when the build is impossible
 * @decision proof#earlier-release-on-the-new-schema
 */
export function buildBefore(migration: string): EarlierRelease {
  const commit = commitBefore(migration);
  const folder = mkdtempSync(join(tmpdir(), 'aube-before-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const archive = join(folder, 'sources.tar');
    run('git', ['archive', '-o', archive, commit], root);
    run('tar', ['-xf', archive, '-C', folder], folder);
    rmSync(archive);
    const [now, then] = [root, folder].map((each) => readFileSync(join(each, 'package-lock.json'), 'utf8'));
    const others = differingPackages(now ?? '', then ?? '');
    if (others.length === 0) linkPackages(folder);
    else run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], folder);
    run(process.execPath, [join(folder, 'node_modules/vite/bin/vite.js'), 'build'], join(folder, 'apps/server'));
    return { commit, folder, remove };
  } catch (thrown) {
    remove();
    throw thrown;
  }
}
