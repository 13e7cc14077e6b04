import { join } from 'node:path';
import { inflate } from '@sparticuz/chromium';

/** unpack-chromium.ts runs this file as a child process with its own temporary folder. */
const [bin = ''] = process.argv.slice(2);
const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
await Promise.all(archives.map((archive) => inflate(join(bin, archive))));
