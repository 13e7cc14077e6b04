import type { Letter } from './letters.ts';

export type Mail = {
  /** Id of the row in the outbox. When an email is sent twice, both copies have this id. */
  id: number;
  to: string;
  letter: Letter;
  now: Date;
};

export type Transport = {
  /** @throws MailFault; `timeout` or `unanswered` after the signal has ended the attempt */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
  /** Deletes data that `send` stored on this machine; absent when no data is stored. */
  forget?(mail: Mail): Promise<void>;
  close(): Promise<void>;
};
