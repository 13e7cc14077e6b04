import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeEml } from './eml.ts';
import { createFileTransport } from './file-transport.ts';
import { writeLetter } from './letters.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { slowRelay } from './testing/slow-relay.ts';

const NOW = new Date('2026-01-05T12:34:56.789Z');
const LINK = `https://aube.exemple.test/reinitialisation-mot-passe/marie-tremblay-1234/${'A1b2-_'.repeat(7)}x`;
const letter = writeLetter({ kind: 'passwordReset', link: LINK }, 'fr');
const mail = (to: string) => ({ id: 7, to, letter, now: NOW });
const FROM = 'no-reply@aube.exemple.test';
const STOP = `https://aube.exemple.test/rappels/${'A1b2-_'.repeat(7)}x`;
const reminder = writeLetter(
  { kind: 'reminder', waiting: 'day', link: LINK, stopLink: STOP, phone: null },
  'fr',
);
const ONE_CLICK = 'List-Unsubscribe-Post: List-Unsubscribe=One-Click';
const REGISTRATION = `https://aube.exemple.test/inscription/${'A1b2-_'.repeat(7)}x`;
const invitation = writeLetter(
  {
    kind: 'invitation',
    link: REGISTRATION,
    validUntil: '31 janvier 2026',
    establishmentName: 'Clinique du Lac\r\n--aube-7',
    referenceCode: 'CLSC-07',
    contact: null,
    urgentCall: null,
  },
  'fr',
);

const PNG = Buffer.from('89504e470d0a1a0a'.repeat(30), 'hex');
const own = writeLetter(
  {
    kind: 'invitation',
    link: REGISTRATION,
    validUntil: '31 janvier 2026',
    establishmentName: 'Clinique du Lac',
    referenceCode: 'CLSC-07',
    contact: null,
    urgentCall: null,
  },
  'fr',
  {
    name: 'Sommeil, région de l’Estrie',
    signature: 'Votre équipe du sommeil',
    logos: [{ name: 'CHU & "Lac"', png: PNG }],
  },
);

const HOSTILE = [
  'a@b.test\r\nBcc: victim@evil.test',
  'a@b.test\nSubject: x',
  'a@b.test\r',
  'a@b.test, victim@evil.test',
  'a@b.test;victim@evil.test',
  '"a@b.test" <victim@evil.test>',
  'Marie <victim@evil.test>',
  'a@b.test>',
  'a b@c.test',
  'a@b@c.test',
  'a@b.test\0',
  'a@b.test\u2028Bcc: v@e.test',
  '(x)a@b.test',
  'a@[127.0.0.1]',
  'groupe: a@b.test;',
  '',
  '@',
];

describe('an .eml file', () => {
  it('holds the link unbroken, and reads back as one message to one person', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'aube-mail-')), 'mail');
    const printed: string[] = [];
    const transport = createFileTransport({
      folder,
      from: FROM,
      print: (line) => printed.push(line),
    });
    await transport.send(mail('marie@exemple.test'));

    expect(await readdir(folder)).toEqual(['20260105T123456Z-passwordReset-7.eml']);
    const path = join(folder, '20260105T123456Z-passwordReset-7.eml');
    const eml = await readFile(path, 'utf8');
    expect(eml.split('\r\n')).toContain(LINK);
    expect((await stat(path)).mode & 0o077).toBe(0);
    expect(printed.join()).toContain(LINK);

    const parsed = await simpleParser(eml);
    expect(parsed.to?.value).toEqual([{ address: 'marie@exemple.test', name: '' }]);
    expect(parsed.subject).toBe(letter.subject);
    expect(parsed.text?.trim()).toBe(letter.text.trim());
  });

  it('says in a header where reminders are stopped, and only then', () => {
    const eml = writeEml({ ...mail('a@b.test'), letter: reminder }, FROM);
    expect(eml.split('\r\n')).toContain(`List-Unsubscribe: <${STOP}>`);
    expect(eml.split('\r\n')).toContain(ONE_CLICK);
    expect(writeEml(mail('a@b.test'), FROM)).not.toContain('List-Unsubscribe');
  });

  it('offers one press only over HTTPS (RFC 8058)', () => {
    const stopLink = STOP.replace('https:', 'http:');
    const eml = writeEml({ ...mail('a@b.test'), letter: { ...reminder, stopLink } }, FROM);
    expect(eml.split('\r\n')).toContain(`List-Unsubscribe: <${stopLink}>`);
    expect(eml).not.toContain('List-Unsubscribe-Post');
  });

  it('holds the text and the page of an invitation, each with its link unbroken', async () => {
    const eml = writeEml({ ...mail('a@b.test'), letter: invitation }, FROM);
    expect(eml.split('\r\n')).toContain(REGISTRATION);
    expect(eml).toContain(`href="${REGISTRATION}"`);
    const lines = eml.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lines), 'the longest line of RFC 5322').toBeLessThan(998);
    const parsed = await simpleParser(eml);
    expect(parsed.text?.trim()).toBe(invitation.text.trim());
    expect(String(parsed.html).trim()).toBe(invitation.html?.trim());
    expect(parsed.attachments).toEqual([]);
  });

  it.each(['Aube', 'Clinic, (East) \\ of Lac', 'Sommeil de l’Estrie et des environs, longtemps'])(
    'reads back the sender %j',
    async (from) => {
      const eml = writeEml({ ...mail('a@b.test'), letter: { ...letter, from } }, FROM);
      expect((await simpleParser(eml)).from?.value).toEqual([{ address: FROM, name: from }]);
    },
  );

  it('carries the logos of the site inside, with their alternative text', async () => {
    const parsed = await simpleParser(writeEml({ ...mail('a@b.test'), letter: own }, FROM));
    expect(parsed.text).toContain('Votre équipe du sommeil');
    expect(own.html).toContain('alt="CHU &amp; &quot;Lac&quot;"');
    expect(own.html).toContain('src="cid:logo-1"');
    expect(own.html).not.toMatch(/src="(?!cid:)/);
    expect(parsed.attachments).toMatchObject([
      { cid: 'logo-1', contentType: 'image/png', content: PNG, related: true },
    ]);
  });

  it('reads back any subject', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }),
        async (raw) => {
          const subject = raw.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim() || 'x';
          const eml = writeEml({ ...mail('a@b.test'), letter: { ...letter, subject } }, FROM);
          expect((await simpleParser(eml)).subject?.replaceAll(/\s+/g, ' ')).toBe(subject);
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each(HOSTILE)('refuses %j for an address (TK-6)', (to) => {
    expect(() => writeEml(mail(to), FROM)).toThrow('badAddress');
  });
});

describe('SMTP', () => {
  const received: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('refused') ? new Error('no such box') : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  let port = 0;
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          port = (server.server.address() as AddressInfo).port;
          resolve();
        });
      }),
  );
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  it('delivers one message to one person with the link whole', async () => {
    const transport = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from: FROM });
    await transport.send(mail('marie@exemple.test'));
    await transport.close();
    const [{ to, raw } = { to: [], raw: '' }] = received.splice(0);
    expect(to).toEqual(['marie@exemple.test']);
    const parsed = await simpleParser(raw);
    expect(parsed.to?.value).toHaveLength(1);
    expect(parsed.cc ?? parsed.bcc).toBeUndefined();
    expect(parsed.subject).toBe(letter.subject);
    expect(parsed.text?.split('\n')).toContain(LINK);
  });

  it('delivers the text and the page of an invitation as two forms of one message', async () => {
    const transport = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from: FROM });
    await transport.send({ ...mail('marie@exemple.test'), letter: invitation });
    await transport.send(mail('marie@exemple.test'));
    await transport.close();
    const [both, onlyText] = received.splice(0);
    expect(both?.raw).toContain('multipart/alternative');
    const parsed = await simpleParser(both?.raw ?? '');
    expect(parsed.text?.split('\n')).toContain(REGISTRATION);
    expect(parsed.html).toContain(`href="${REGISTRATION}"`);
    expect(onlyText?.raw).not.toContain('multipart');
  });

  it('says in a header where reminders are stopped', async () => {
    const transport = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from: FROM });
    await transport.send({ ...mail('marie@exemple.test'), letter: reminder });
    await transport.close();
    const [{ raw } = { raw: '' }] = received.splice(0);
    const unfolded = raw.replaceAll(/\r\n[ \t]+/g, ' ');
    expect(unfolded).toContain(`List-Unsubscribe: <${STOP}>\r\n`);
    expect(unfolded).toContain(`${ONE_CLICK}\r\n`);
  });

  it('encodes both parts so that no link is broken over two lines', async () => {
    const transport = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from: FROM });
    await transport.send({ ...mail('marie@exemple.test'), letter: invitation });
    await transport.send(mail('marie@exemple.test'));
    await transport.close();
    const [both, onlyText] = received.splice(0).map(({ raw }) => raw);
    const encodings = /Content-Transfer-Encoding: (\S+)/g;
    expect([...(both ?? '').matchAll(encodings)].map(([, name]) => name)).toEqual([
      'base64',
      'base64',
    ]);
    expect([...(onlyText ?? '').matchAll(encodings)].map(([, name]) => name)).toEqual(['base64']);
    const [, body = ''] = (onlyText ?? '').split('\r\n\r\n');
    expect(Buffer.from(body, 'base64').toString().split(/\r?\n/)).toContain(LINK);
  });

  it('sends the name and the logos of the site', async () => {
    const transport = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from: FROM });
    await transport.send({ ...mail('marie@exemple.test'), letter: own });
    await transport.close();
    const parsed = await simpleParser(received.splice(0)[0]?.raw ?? '');
    expect(parsed.from?.value).toEqual([{ address: FROM, name: 'Sommeil, région de l’Estrie' }]);
    expect(parsed.attachments).toMatchObject([{ cid: 'logo-1', content: PNG, related: true }]);
  });

  it('sends nothing to a hostile address (TK-6)', async () => {
    const transport = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from: FROM });
    const hostile = [
      ...HOSTILE,
      ...fc.sample(
        fc
          .tuple(
            fc.string({ maxLength: 12 }),
            fc.constantFrom('\r\n', ',', ';', '<', '"', '\0', '\u0085'),
            fc.string({ maxLength: 12 }),
          )
          .map(([before, poison, after]) => `${before}@b.test${poison}${after}@evil.test`),
        500,
      ),
    ];
    for (const to of hostile) {
      await expect(transport.send(mail(to))).rejects.toThrow('badAddress');
    }
    expect(received).toEqual([]);
  });

  it('waits for a relay that takes its time over every word', async () => {
    const relay = await slowRelay({ pauseMs: 40 });
    const transport = createSmtpTransport({ url: relay.url, from: FROM });
    await transport.send(mail('marie@exemple.test'));
    expect(relay.took).toEqual([1]);
    await relay.close();
  });

  it('leaves the relay when it is given up, so that the letter does not leave behind one’s back', async () => {
    const relay = await slowRelay({ silentAt: 'RCPT' });
    const transport = createSmtpTransport({ url: relay.url, from: FROM });
    const patience = new AbortController();
    const sending = transport.send(mail('marie@exemple.test'), patience.signal);
    await relay.silence;
    patience.abort();
    await expect(sending).rejects.toMatchObject({ faultCode: 'timeout' });
    await relay.left;
    expect(relay.took).toEqual([]);
    await relay.close();
  });

  it.each(['given up', 'cut'] as const)(
    'says that nobody knows whether a letter left whose last word was not answered: %s',
    async (how) => {
      const relay = await slowRelay({ silentAt: '.' });
      const transport = createSmtpTransport({ url: relay.url, from: FROM });
      const patience = new AbortController();
      const sending = transport.send(mail('marie@exemple.test'), patience.signal);
      await relay.silence;
      if (how === 'cut') relay.hangUp();
      else patience.abort();
      await expect(sending).rejects.toMatchObject({ faultCode: 'unanswered' });
      await relay.close();
    },
  );

  it('distinguishes a refusal from a server that is away', async () => {
    const transport = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from: FROM });
    await expect(transport.send(mail('refused@exemple.test'))).rejects.toMatchObject({
      faultCode: 'refused',
    });
    const nobody = createSmtpTransport({ url: 'smtp://127.0.0.1:1', from: FROM });
    await expect(nobody.send(mail('a@b.test'))).rejects.toMatchObject({ faultCode: 'unreachable' });
  });
});
