import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ListenError } from '../src/explain-listen.ts';
import { HOST, PORT, startedEnv } from './env.ts';
import { NODE_OPTIONS } from './node-options.ts';
import { tryPort } from '../src/try-port.ts';

/**
 * `npm start` and `npm run demo`: builds the packages that changed since the last build, then
 * starts the bundle.
 * @decision D50
 */
const root = join(import.meta.dirname, '../../..');
const bundle = join(root, 'apps/server/dist/main.js');

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

const PROGRESS_EVERY_MS = 5_000;

async function build(): Promise<void> {
  console.log(
    'Building what changed since the last build (the first build takes a minute or two)…',
  );
  const startedAt = performance.now();
  const progress = setInterval(() => {
    console.log(`Building… ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }, PROGRESS_EVERY_MS);
  const turbo = join(root, 'node_modules/turbo/bin/turbo');
  const only = ['--filter=@aube/server', '--filter=@aube/web'];
  const args = [turbo, 'run', 'build', '--output-logs=errors-only', ...only];
  const building = spawn(process.execPath, args, { cwd: root });
  const output: string[] = [];
  for (const stream of [building.stdout, building.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const [status] = (await once(building, 'close')) as [number | null];
  clearInterval(progress);
  if (status === 0) return;
  console.error(output.join(''));
  process.exit(1);
}

/**
 * Replaces the launcher process by the server, so that signals reach the server. Source maps are
 * off, because they need a third more memory.
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

try {
  await tryPort(Number(PORT), HOST);
} catch (thrown) {
  if (!(thrown instanceof ListenError)) throw thrown;
  console.error(thrown.message);
  process.exit(1);
}
await build();
run(process.argv.slice(2));
