import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { domainToASCII } from 'node:url';
import { createSmtpTransport, writeLetter } from '@aube/mailer';
import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { email } from '../primitives.ts';

const ANSWERS: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye' };

const received: { envelope: string; header: string }[] = [];

const relay = createServer((socket) => {
  let rest = '';
  let isInMessage = false;
  let envelope = '';
  const take = (line: string) => {
    if (isInMessage && line.startsWith('To: ')) received.push({ envelope, header: line.slice(4) });
    if (isInMessage && line !== '.') return;
    if (line.startsWith('RCPT TO:')) envelope += line.slice(8);
    const word = isInMessage ? '.' : line.slice(0, 4);
    isInMessage = word === 'DATA';
    socket.write(`${ANSWERS[word] ?? '250 fine'}\r\n`);
  };
  socket.write('220 relay\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
}).listen(0, '127.0.0.1');
await once(relay, 'listening');
const transport = createSmtpTransport({
  url: `smtp://127.0.0.1:${(relay.address() as AddressInfo).port}`,
  from: 'no-reply@aube.exemple.test',
});
afterAll(async () => {
  await transport.close();
  relay.close();
});

const letter = writeLetter({ kind: 'passwordReset', link: 'https://aube.exemple.test/x' }, 'fr');

const some = (parts: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...parts), { maxLength }).map((chosen) => chosen.join(''));
/** Marks that a keyboard, a phone or a mail program leaves around an address. */
const around = some(
  ['\u200b', '\u202a', '\u202c', ';', ',', '<', '>', '"', ' ', '\n', 'mailto:'],
  2,
);
const local = some([...Array.from("aZ9.-_+'é%!#$&*/=?^`{|}~@\\:\0"), 'ana', 'ana'], 3);
const domain = some(
  [...Array.from('aZ9.-é_@\0'), 'exemple', 'école', 'рф', 'İ', 'ß', 'exemple'],
  3,
);
const typed = fc
  .tuple(around, local, domain, fc.constantFrom('.test', '.рф', '.xn--p1ai', '.'), around)
  .map(([before, name, place, end, after]) => `${before}${name}@${place}${end}${after}`);

it('reaches its one person: whatever enters, the mail sender takes', async () => {
  const taken = fc
    .sample(typed, { numRuns: 5000, seed: 33 })
    .flatMap((text) => email.safeParse(text).data ?? []);
  const addresses = [...new Set(taken)].slice(0, 150);
  expect(addresses.length).toBeGreaterThan(100);
  for (const address of addresses) {
    received.length = 0;
    await transport.send({ id: 1, to: address, letter, now: new Date('2026-01-05T12:00:00Z') });
    expect(received).toEqual([{ envelope: `<${address}>`, header: address }]);
  }
});

const lettersAndDigits = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((char) => /[\p{L}\p{N}]/u.test(char));

it('has one text for one mailbox, with any letter or digit in the domain', () => {
  const wrong = lettersAndDigits.filter((char) => {
    const reached = domainToASCII(`${char}exemple.test`);
    const isReached = /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/.test(reached);
    const stored = email.safeParse(`ana@${char}exemple.test`).data ?? null;
    return stored !== (isReached ? `ana@${reached}` : null);
  });
  expect(lettersAndDigits.length).toBeGreaterThan(100_000);
  expect(wrong).toEqual([]);
});
