import { once } from 'node:events';
import { startEmbeddedServer } from '../embedded/start-embedded-server.ts';

/**
 * A process for the supervisor's tests: joins the server of a folder, prints its process number,
 * and leaves it at the first input line.
 */
const [dataDir = ''] = process.argv.slice(2);
const server = await startEmbeddedServer({ dataDir });
process.stdout.write(`${server.pid()}\n`);
await once(process.stdin, 'data');
await server.stop();
process.stdin.destroy();
