import { createTransport } from 'nodemailer';
import { getSafeAddress } from './address.ts';
import { MailFault, type MailFaultCode } from './mail-fault.ts';
import { stopHeaders } from './stop-headers.ts';
import type { Transport } from './transport.ts';

const FAULTS: Record<string, MailFaultCode> = {
  ETIMEDOUT: 'timeout',
  EABORT: 'timeout',
  EAUTH: 'login',
  ENOAUTH: 'login',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
};

const SILENT: readonly MailFaultCode[] = ['timeout', 'unreachable'];

function faultOf(thrown: unknown, wasAllSaid: boolean): MailFault {
  if (thrown instanceof MailFault) return thrown;
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  const fault = FAULTS[code] ?? 'unreachable';
  const isUnknown = wasAllSaid && SILENT.includes(fault);
  return new MailFault(isUnknown ? 'unanswered' : fault, { cause: thrown });
}

/** Sends emails through the server of `SMTP_URL`, one connection per email. @decision D51 */
export function createSmtpTransport({ url, from }: { url: string; from: string }): Transport {
  const said = new Set<string>();
  const mailer = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // Longest pause between two parts of the mail server's answers. The whole email may take
    // longer.
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  mailer.use('stream', ({ message, data }, done) => {
    message.processFunc((bytes) => bytes.once('end', () => said.add(String(data.messageId))));
    done();
  });
  return {
    async send({ id, to, letter, now }, signal) {
      const address = getSafeAddress(to);
      const messageId = `<${id}.${now.getTime()}@${from.split('@')[1]}>`;
      try {
        await mailer.sendMail({
          envelope: { from, to: [address] },
          from: { name: letter.from, address: from },
          to: { name: '', address },
          subject: letter.subject,
          text: letter.text,
          // Quoted-printable would break long links over several lines, and some mail programs cut
          // a link at the break.
          textEncoding: 'base64',
          ...(letter.html !== null && { html: letter.html }),
          attachments: letter.pictures.map(({ cid, png }) => ({
            cid,
            filename: `${cid}.png`,
            content: Buffer.from(png),
            contentType: 'image/png',
            contentDisposition: 'inline' as const,
          })),
          date: now,
          messageId,
          signal,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': letter.locale,
            ...stopHeaders(letter),
          },
        });
      } catch (thrown) {
        throw faultOf(thrown, said.has(messageId));
      } finally {
        said.delete(messageId);
      }
    },
    async close() {
      mailer.close();
      await Promise.resolve();
    },
  };
}
