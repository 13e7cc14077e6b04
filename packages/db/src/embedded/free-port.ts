import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Port below the range from which the system assigns ports (from 32768; macOS 49152). So no other
 * program gets the port between two starts of the server.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = randomInt(15_000, 32_000);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port between 15000 and 32000 on 127.0.0.1 for the embedded database.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      probe.close(() => resolve(true));
    });
  });
}
