export class ListenError extends Error {
  override readonly name = 'ListenError';
}

const WHY_NOT: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Another program listens on port ${port} of ${host}, perhaps another Aube. PORT names another port.`,
  EACCES: (host, port) =>
    `This account may not listen on port ${port} of ${host}: those below 1024 are kept for others. ` +
    'PORT names another port; a proxy can stand before it.',
  EADDRNOTAVAIL: (host) => `${host} is no address of this machine. HOST names one.`,
  ENOTFOUND: (host) => `No address is known for ${host}. HOST names one of this machine.`,
};

/** Error in plain words for a failed `listen`; an unknown error is returned unchanged. */
export function explainListen(thrown: unknown, host: string, port: number): unknown {
  const why = WHY_NOT[(thrown as NodeJS.ErrnoException).code ?? ''];
  return why ? new ListenError(why(host, port), { cause: thrown }) : thrown;
}
