import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startedEnv } from './env.ts';
import { NODE_OPTIONS } from './node-options.ts';

/**
 * `npm start` and `npm run demo`: turbo builds the packages that changed since the last build,
 * then the bundle is started. An upgrade needs new sources and a new start.
 * @decision D50
 */
const root = join(import.meta.dirname, '../../..');
const bundle = join(root, 'apps/server/dist/main.js');

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

function build(): void {
  console.log('Building…');
  const turbo = join(root, 'node_modules/turbo/bin/turbo');
  const only = ['--filter=@aube/server', '--filter=@aube/web'];
  const args = [turbo, 'run', 'build', '--output-logs=errors-only', ...only];
  const built = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (built.status === 0) return;
  console.error(`${built.stdout}${built.stderr}`);
  process.exit(1);
}

/**
 * Replaces the launcher by the server, so that memory and signals belong to one process. Stack
 * traces name places in the bundle and `aube symbolise` translates them, because source maps in
 * memory would cost a third of the memory.
 */
function run(args: string[]): void {
  process.chdir(root);
  const argv = [process.execPath, ...NODE_OPTIONS, bundle, ...args];
  const env = startedEnv(join(root, 'node_modules/.cache/aube'));
  if (process.execve && process.platform !== 'win32') process.execve(process.execPath, argv, env);
  const server = spawn(process.execPath, argv.slice(1), { stdio: 'inherit', env });
  for (const signal of SIGNALS) process.on(signal, () => server.kill(signal));
  server.once('exit', (code) => process.exit(code ?? 1));
}

build();
run(process.argv.slice(2));
