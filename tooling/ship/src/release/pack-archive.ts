import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const MOST_BYTES = 150_000_000;

/** Time of the commit, so that all archives of a commit contain equal times. */
export const committedAt = (root: string): Date => {
  const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], {
    cwd: root,
    encoding: 'utf8',
  });
  return new Date(Number(seconds) * 1000);
};

export function packArchive(root: string, output: string, name: string) {
  const tar = execFileSync(
    'tar',
    [
      '--create',
      '--exclude-vcs',
      '--sort=name',
      `--mtime=@${committedAt(root).getTime() / 1000}`,
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u+rwX,go+rX,go-w',
      '--format=gnu',
      name,
    ],
    { cwd: output, maxBuffer: 2 ** 30 },
  );
  const packed = gzipSync(tar, { level: 9 });
  const file = `${name}.tar.gz`;
  writeFileSync(join(output, file), packed);
  const sha256 = createHash('sha256')
    .update(readFileSync(join(output, file)))
    .digest('hex');
  writeFileSync(join(output, `${file}.sha256`), `${sha256}  ${file}\n`);
  if (packed.length > MOST_BYTES) throw new Error(`${file} is larger than ${MOST_BYTES} bytes.`);
  return { archive: join(output, file), bytes: packed.length, sha256 };
}
