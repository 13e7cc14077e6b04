import { createTransport } from 'nodemailer';
import { getSafeAddress } from './address.ts';
import { MailFault, type MailFaultCode } from './mail-fault.ts';
import type { Transport } from './transport.ts';

/** Below the outbox's shortest back-off: nobody else picks the letter up in the meantime. */
const PATIENCE_MS = 45_000;

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
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new MailFault('timeout')), PATIENCE_MS);
      });
      const sending = mailer.sendMail({
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
      try {
        await Promise.race([sending, tooLate]);
      } catch (thrown) {
        throw faultOf(thrown);
      } finally {
        clearTimeout(timer);
        sending.catch(() => undefined);
      }
    },
    async close() {
      mailer.close();
      await Promise.resolve();
    },
  };
}
