import { createServer } from 'node:net';
import { explainListen } from './explain-listen.ts';

/**
 * Detects a used port before a long build. Ignores an invalid port, because the server later
 * reports all invalid variables.
 * @throws ListenError
 */
export async function tryPort(port: number, host: string): Promise<void> {
  if (!(port > 0 && port < 65_536)) return;
  await new Promise<void>((resolve, reject) => {
    const server = createServer();
    server.once('error', (thrown) => reject(explainListen(thrown, host, port)));
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
