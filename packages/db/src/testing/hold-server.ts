import { once } from 'node:events';
import { startEmbeddedServer } from '../embedded/start-embedded-server.ts';

/**
 * Run as a process of its own by the supervisor's tests: joins the server of the folder given,
 * prints its process number, and leaves it at the first line of input.
 */
const [dataDir = ''] = process.argv.slice(2);
const server = await startEmbeddedServer({ dataDir });
process.stdout.write(`${server.pid()}\n`);
await once(process.stdin, 'data');
await server.stop();
process.stdin.destroy();
