import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assemble } from './assemble.ts';
import { committedAt, packArchive } from './pack-archive.ts';
import { refuseOldReview } from './review.ts';
import { writeSupply } from './supply.ts';

/**
 * `npm run release` builds one archive that runs without other software. With `--
 * --without-postgres`, the archive has no database and needs a DATABASE_URL.
 */
const root = join(import.meta.dirname, '../../../..');
const withPostgres = !process.argv.includes('--without-postgres');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};
const platform = `${process.platform}-${process.arch}`;
const name = `aube-${version}-${platform}${withPostgres ? '' : '-without-postgres'}`;
const output = join(root, 'release');
const folder = join(output, name);

refuseOldReview(root, committedAt(root));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

console.log('Building…');
const turbo = join(root, 'node_modules/turbo/bin/turbo');
const built = ['server', 'web', 'cli'].map((app) => `--filter=@aube/${app}`);
execFileSync(process.execPath, [turbo, 'run', 'build', '--output-logs=errors-only', ...built], {
  cwd: root,
  stdio: 'inherit',
});

console.log('Assembling…');
assemble(root, folder, { platform, withPostgres });
writeSupply(root, folder);
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
writeFileSync(join(folder, 'release.json'), `${JSON.stringify({ release: version, commit })}\n`);

console.log('Packing…');
const { archive, bytes, sha256 } = packArchive(root, output, name);
console.log(`${archive}\n${(bytes / 1e6).toFixed(1)} MB\nSHA-256 ${sha256}`);
