/** Exit codes of the process. */
export const EXIT = {
  done: 0,
  /** The command was refused, or failed. */
  refused: 1,
  /** The command or its environment has an error. */
  misused: 2,
  /** The database or the server does not answer, or asks to wait. The same command may work later. */
  away: 3,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A failure whose message can be shown. */
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

/** The command has an error. */
export const misuse = (message: string) =>
  new CliFailure(message, { exitCode: EXIT.misused, code: 'MISUSED' });

/** The named thing does not exist. */
export const absence = (message: string) =>
  new CliFailure(message, { exitCode: EXIT.refused, code: 'NOT_FOUND' });

/** The caller has no right to run the command. */
export const forbidden = (message: string) =>
  new CliFailure(message, { exitCode: EXIT.refused, code: 'FORBIDDEN' });

/** The command is refused. */
export const refusal = (message: string) =>
  new CliFailure(message, { exitCode: EXIT.refused, code: 'REFUSED' });
