import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

type Slow = {
  pauseMs?: number;
  /** Command that the relay does not answer. `.` is the end of the message. */
  silentAt?: 'RCPT' | '.';
};

const ANSWERS: Record<string, string> = { EHLO: '250 slow', DATA: '354 go on', QUIT: '221 bye' };

export async function slowRelay({ pauseMs = 0, silentAt }: Slow) {
  const took: number[] = [];
  const silence = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  let peer: Socket | undefined;
  const server = createServer((socket) => {
    peer = socket;
    const say = (line: string) =>
      setTimeout(() => socket.writable && socket.write(`${line}\r\n`), pauseMs);
    let rest = '';
    let isInMessage = false;
    const take = (line: string) => {
      if (isInMessage && line !== '.') return;
      const word = isInMessage ? '.' : line.slice(0, 4).toUpperCase();
      if (word === silentAt) return silence.resolve();
      if (word === '.') took.push(1);
      isInMessage = word === 'DATA';
      say(ANSWERS[word] ?? '250 fine');
    };
    socket.on('error', () => undefined);
    socket.on('close', () => left.resolve());
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
    say('220 slow');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    took,
    silence: silence.promise,
    left: left.promise,
    hangUp: () => peer?.destroy(),
    async close() {
      peer?.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
