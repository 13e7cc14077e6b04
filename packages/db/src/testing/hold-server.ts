import { once } from 'node:events';
import { startEmbeddedServer } from '../embedded/start-embedded-server.ts';

/** Program for tests: uses the server of a folder until the first line of input. */
const [dataDir = ''] = process.argv.slice(2);
const server = await startEmbeddedServer({ dataDir });
process.stdout.write(`${server.pid()}\n`);
await once(process.stdin, 'data');
await server.stop();
process.stdin.destroy();
