import { createTransport } from 'nodemailer';
import { getSafeAddress } from './address.ts';
import { MailFault, type MailFaultCode } from './mail-fault.ts';
import type { Transport } from './transport.ts';

const FAULTS: Record<string, MailFaultCode> = {
  ETIMEDOUT: 'timeout',
  EAUTH: 'login',
  ENOAUTH: 'login',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
};

function faultOf(thrown: unknown): MailFault {
  if (thrown instanceof MailFault) return thrown;
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return new MailFault(FAULTS[code] ?? 'unreachable', { cause: thrown });
}

/** Sends through the server that `SMTP_URL` names, one connection a letter. @decision D51 */
export function createSmtpTransport({ url, from }: { url: string; from: string }): Transport {
  const mailer = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, letter, now }) {
      const address = getSafeAddress(to);
      try {
        await mailer.sendMail({
          // The envelope is what is delivered to: one address, read from nowhere else.
          envelope: { from, to: [address] },
          from: { name: 'Aube', address: from },
          to: { name: '', address },
          subject: letter.subject,
          text: letter.text,
          date: now,
          messageId: `<${id}.${now.getTime()}@${from.split('@')[1]}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': letter.locale,
            ...(letter.stopLink !== null && { 'List-Unsubscribe': `<${letter.stopLink}>` }),
          },
        });
      } catch (thrown) {
        throw faultOf(thrown);
      }
    },
    async close() {
      mailer.close();
      await Promise.resolve();
    },
  };
}
