// Writes the nights of everybody whom the token's owner looks after into a CSV file: for a job that
// runs each night, with a token that may export (docs/calling-aube.md):
//   AUBE_TOKEN=aube_… npx node examples/nightly-export.ts nuits.csv
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

const { AUBE_URL: url = 'http://localhost:3000', AUBE_TOKEN: token = '' } = process.env;
const [file = 'nuits.csv'] = process.argv.slice(2);

const response = await fetch(`${url}/api/admin/exports/nuits.csv?lang=en`, {
  headers: { authorization: `Bearer ${token}` },
});
if (response.ok && response.body) {
  // A reader never finds half a file.
  await pipeline(response.body, createWriteStream(`${file}.part`));
  await rename(`${file}.part`, file);
  console.log(`${file} is written.`);
} else {
  const { code, message } = (await response.json()) as { code: string; message: string };
  console.error(`Refused: ${code}: ${message}`);
  process.exitCode = 1;
}
