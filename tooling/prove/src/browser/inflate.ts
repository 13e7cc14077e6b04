import { join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

/** Child process of unpack-chromium.ts, with its own temporary folder. */
const [bin = ''] = process.argv.slice(2);
const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
await Promise.all(archives.map((archive) => inflate(join(bin, archive))));
