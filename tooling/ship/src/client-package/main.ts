import { spawnSync } from 'node:child_process';
import { buildClientPackage } from './build-client-package.ts';

/**
 * `npm run pack-client [-- folder]` packs @aube/client into the folder (by default the current
 * folder).
 */
const [destination = '.'] = process.argv.slice(2);
const folder = await buildClientPackage();
const { status } = spawnSync('npm', ['pack', folder, '--pack-destination', destination], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
