export { BackupError, type BackupFault } from './backup-error.ts';
export type { BackupContents } from './read-backup.ts';
export { checkBackup, restoreBackup, type RestoredBackup } from './restore-backup.ts';
export { isIdentity, type BackupKey } from './seal.ts';
export { verifyBackup, type VerifiedBackup } from './verify-backup.ts';
export { writeBackup, type SiteFile, type WrittenBackup } from './write-backup.ts';
