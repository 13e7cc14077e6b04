import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startedEnv } from './env.ts';
import { NODE_OPTIONS } from './node-options.ts';

/**
 * `npm start` and `npm run demo`: builds the packages that changed since the last build, then
 * starts the bundle.
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
 * Replaces the launcher by the server, so that signals reach the server directly. Source maps are
 * not loaded, because source maps need a third more memory; `aube symbolise` translates stack
 * traces.
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
