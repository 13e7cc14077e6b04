/** What the process ends with. */
export const EXIT = {
  done: 0,
  /** It was refused, or failed. */
  refused: 1,
  /** The command or its environment was not written rightly. */
  misused: 2,
  /** The database or the server does not answer, or asks to wait: the same command may work later. */
  away: 3,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A failure that has its words already. */
export class CliFailure extends Error {
  override readonly name = 'CliFailure';
  readonly exitCode: ExitCode;
  /** A stable word for programs that read the JSON. */
  readonly code: string;

  constructor(message: string, { exitCode, code }: { exitCode: ExitCode; code: string }) {
    super(message);
    this.exitCode = exitCode;
    this.code = code;
  }
}

/** The command was not written rightly. */
export const misuse = (message: string) =>
  new CliFailure(message, { exitCode: EXIT.misused, code: 'MISUSED' });

/** What the command names is not there. */
export const absence = (message: string) =>
  new CliFailure(message, { exitCode: EXIT.refused, code: 'NOT_FOUND' });

/** Who asks may not do it. */
export const forbidden = (message: string) =>
  new CliFailure(message, { exitCode: EXIT.refused, code: 'FORBIDDEN' });

/** It may not be done. */
export const refusal = (message: string) =>
  new CliFailure(message, { exitCode: EXIT.refused, code: 'REFUSED' });
