import { once } from 'node:events';
import { startEmbeddedServer } from '../embedded/start-embedded-server.ts';

/** Program for tests: uses the database server of a folder and ends after one line of input. */
const [dataDir = ''] = process.argv.slice(2);
const server = await startEmbeddedServer({ dataDir });
process.stdout.write(`${server.pid()}\n`);
await once(process.stdin, 'data');
await server.stop();
process.stdin.destroy();
