export const EXIT = {
  done: 0,
  refused: 1,
  /** The command line or the environment variables are wrong. */
  misused: 2,
  /** The database or the server does not answer or asks to wait. The command may work later. */
  away: 3,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export class CliFailure extends Error {
  override readonly name = 'CliFailure';
  readonly exitCode: ExitCode;
  /** Stable name for programs that read the JSON. */
  readonly code: string;

  constructor(message: string, { exitCode, code }: { exitCode: ExitCode; code: string }) {
    super(message);
    this.exitCode = exitCode;
    this.code = code;
  }
}

export const misuse = (message: string) =>
  new CliFailure(message, { exitCode: EXIT.misused, code: 'MISUSED' });

export const absence = (message: string) =>
  new CliFailure(message, { exitCode: EXIT.refused, code: 'NOT_FOUND' });

export const forbidden = (message: string) =>
  new CliFailure(message, { exitCode: EXIT.refused, code: 'FORBIDDEN' });

export const refusal = (message: string) =>
  new CliFailure(message, { exitCode: EXIT.refused, code: 'REFUSED' });
