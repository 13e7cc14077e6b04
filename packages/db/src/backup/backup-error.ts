export type BackupFault =
  | 'notABackup'
  | 'needsKey'
  /** A key was given, but the file is not encrypted. The file may be a forgery. */
  | 'notEncrypted'
  /** The file is encrypted with another key, or the start of the file is damaged. */
  | 'wrongKey'
  | 'damaged'
  /** The backup was made by a newer release. */
  | 'newer'
  /** Another client is connected to the target database. */
  | 'live'
  | 'notEmpty'
  | 'differs'
  /** The temporary cluster for the verification could not be created. */
  | 'notVerified'
  /** The database is being migrated. */
  | 'otherSchema';

/** `detail`: a table, or the reason why no cluster could be created; never a person's data. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly fault: BackupFault;
  readonly detail: string | null;

  constructor(fault: BackupFault, options: { detail?: string; cause?: unknown } = {}) {
    super([fault, options.detail].filter(Boolean).join(': '), { cause: options.cause });
    this.fault = fault;
    this.detail = options.detail ?? null;
  }
}
