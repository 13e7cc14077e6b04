/** Reasons why a backup cannot be made, read or restored. */
export type BackupFault =
  /** Not a backup of this program, or one of an unknown format. */
  | 'notABackup'
  /** Encrypted, and no key was given. */
  | 'needsKey'
  /** Not encrypted although a key was given: it may be planted. */
  | 'notEncrypted'
  /** Encrypted with another key, or damaged at its start. */
  | 'wrongKey'
  /** Truncated or changed. */
  | 'damaged'
  /** Made by a newer release. */
  | 'newer'
  /** The target database has connections. */
  | 'live'
  /** The target database already has tables. */
  | 'notEmpty'
  /** The restored rows differ from the backup. */
  | 'differs'
  /** The temporary cluster for the verification could not be made. */
  | 'notVerified'
  /** The database is being migrated. */
  | 'otherSchema';

/** A refused backup; `detail` names a table, or why there is no cluster, never any content. */
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
