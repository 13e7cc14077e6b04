import type { Mail, Transport } from '@aube/mailer';

/** Mail server that records the sent emails. `fails` returns the error that refuses an email. */
export function mailRecorder(fails: (mail: Mail, signal?: AbortSignal) => unknown = () => null): {
  sent: Mail[];
  transport: Transport;
} {
  const sent: Mail[] = [];
  const transport: Transport = {
    async send(mail, signal) {
      const fault = await fails(mail, signal);
      if (fault instanceof Error) throw fault;
      sent.push(mail);
    },
    close: () => Promise.resolve(),
  };
  return { sent, transport };
}
