declare module 'smtp-server' {
  import type { Server } from 'node:net';
  import type { Readable } from 'node:stream';
  type Session = { envelope: { mailFrom: { address: string }; rcptTo: { address: string }[] } };
  type Done = (error?: Error | null) => void;
  export class SMTPServer {
    constructor(options: {
      disabledCommands?: string[];
      onRcptTo?: (address: { address: string }, session: Session, done: Done) => void;
      onData?: (stream: Readable, session: Session, done: Done) => void;
    });
    server: Server;
    listen(port: number, host: string, done: () => void): void;
    close(done: () => void): void;
  }
}
declare module 'mailparser' {
  type Addresses = { value: { address?: string; name: string }[] };
  export function simpleParser(source: Buffer | string): Promise<{
    subject?: string;
    text?: string;
    html: string | false;
    from?: Addresses;
    to?: Addresses;
    cc?: Addresses;
    bcc?: Addresses;
    headers: Map<string, unknown>;
    attachments: unknown[];
  }>;
}
