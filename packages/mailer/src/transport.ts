import type { Letter } from './letters.ts';

/** One letter on its way to one address. */
export type Mail = {
  /** Of the outbox row: the same letter sent twice has the same id. */
  id: number;
  to: string;
  letter: Letter;
  now: Date;
};

/** How letters leave the house. */
export type Transport = {
  /** @throws MailFault; `timeout` or `unanswered` once the signal says that it took too long */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
  /** Takes back what `send` left on this machine; without it, nothing stays here. */
  forget?(mail: Mail): Promise<void>;
  close(): Promise<void>;
};
