import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { developmentEnv } from './env.ts';
import { NODE_OPTIONS } from './node-options.ts';

/**
 * `npm run dev`: runs the server behind Vite and restarts the server at each change. Arguments are
 * passed on: `npm run dev -- --demo`.
 * @decision D50
 */
const root = join(import.meta.dirname, '../../..');

const PAGES = 'http://localhost:5173';

const start = (cwd: string, args: string[]): ChildProcess =>
  spawn(process.execPath, args, {
    cwd,
    env: { PUBLIC_URL: PAGES, ...developmentEnv },
    stdio: 'inherit',
  });

if (!process.argv.includes('--demo')) {
  console.log('Accounts: `npm run dev -- --demo` makes a demonstration and prints its accounts;');
  console.log('`npm run aube -- user create-admin --help` makes a first administrator.');
}

const children = [
  start(root, [
    '--watch',
    ...NODE_OPTIONS,
    join(root, 'apps/server/src/main.ts'),
    ...process.argv.slice(2),
  ]),
  start(join(root, 'apps/web'), [
    join(root, 'node_modules/vite/bin/vite.js'),
    '--strictPort',
    '--logLevel',
    'warn',
  ]),
];

function stop(signal: NodeJS.Signals): void {
  for (const child of children) child.kill(signal);
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => stop(signal));
for (const child of children) child.once('exit', () => stop('SIGTERM'));
