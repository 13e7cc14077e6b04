/** Why a backup cannot be made, read or restored. */
export type BackupFault =
  /** The file is no backup of this program, or one of a format that it does not know. */
  | 'notABackup'
  /** It is encrypted, and no key was given. */
  | 'needsKey'
  /** A key was given, and the file is not encrypted: somebody may have put it there. */
  | 'notEncrypted'
  /** The key is not the one that it was encrypted with, or its beginning was changed. */
  | 'wrongKey'
  /** It is cut short, or some of it was changed. */
  | 'damaged'
  /** A newer release made it. */
  | 'newer'
  /** Somebody is connected to the database that it would be restored to. */
  | 'live'
  /** That database holds tables already. */
  | 'notEmpty'
  /** What was restored is not what was backed up. */
  | 'differs'
  /** The temporary cluster to verify it in could not be had. */
  | 'notVerified'
  /** The database is being migrated now. */
  | 'otherSchema';

/** A backup that is refused; `detail` names a table, or why there is no cluster, never what it holds. */
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
