import { spawnSync } from 'node:child_process';

const STEPS: [name: string, command: string, ...args: string[]][] = [
  ['format', 'oxfmt', '--check', '.'],
  ['lint', 'npm', 'run', '--silent', 'lint'],
  ['house rules', 'node', 'tooling/checks/src/main.ts'],
  ['unused', 'knip', '--no-progress'],
  ['secrets', 'secretlint', '--secretlintignore', '.gitignore', '**/*'],
  ['catalogues', 'turbo', 'run', 'check-texts', '--output-logs=errors-only'],
  ['boundaries', 'turbo', 'boundaries'],
  ['types', 'turbo', 'run', 'typecheck', '--output-logs=errors-only'],
];

const failed: string[] = [];
const checkStartedAt = performance.now();
for (const [name, command, ...args] of STEPS) {
  const startedAt = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(', ')}`);
  process.exitCode = 1;
} else {
  const seconds = Math.round((performance.now() - checkStartedAt) / 1000);
  console.log(`check passed: ${STEPS.length} parts in ${seconds} s`);
}
