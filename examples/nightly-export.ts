// Writes the nights of the owner's establishments into a CSV file.
// The token must be allowed to export (docs/calling-aube.md):
//   AUBE_TOKEN=aube_… npx node examples/nightly-export.ts
// By default each day has its own file, for example nuits-2026-01-06.csv.
// A file with the same name is overwritten.
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { isAubeError, openExport } from '@aube/client';

const { AUBE_URL: url = 'http://localhost:3000', AUBE_TOKEN: token = '' } = process.env;
const [file = `nuits-${new Date().toLocaleDateString('en-CA')}.csv`] = process.argv.slice(2);

// The process id makes the name unique, because a second run may be writing at the same time.
const part = `${file}.${process.pid}.part`;
const leave = new AbortController();
const { signal } = leave;
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => leave.abort());

try {
  const { bytes, rows } = await openExport(
    { url, token, lang: 'en' },
    { file: 'nuits.csv' },
    { signal },
  );
  await rm(part, { force: true });
  await pipeline(bytes, createWriteStream(part, { flags: 'wx', mode: 0o600 }), { signal });
  await rename(part, file);
  console.log(`${file} is written: ${rows} rows.`);
} catch (thrown) {
  if (!(thrown instanceof Error)) throw thrown;
  console.error(isAubeError(thrown) ? `Refused: ${thrown.message}` : thrown.message);
  if (isAubeError(thrown) && thrown.code === 'NOT_AUTHENTICATED') {
    console.error(
      'AUBE_TOKEN must hold a token that may export. An administrator makes one: ' +
        'npm run aube -- token create --email YOU --name nightly --export',
    );
  }
  process.exitCode = 1;
} finally {
  await rm(part, { force: true });
}
