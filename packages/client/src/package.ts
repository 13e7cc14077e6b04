/** Exports of the package for scripts, without the links that only a browser uses. */
export type { AubeError, AubeErrorCode, AubeErrorData, AubeFieldIssue } from './aube-error.ts';
export type { ClientOptions, ConfirmIdentity } from './client-options.ts';
export type { AubeClient, ErrorCode, Locale, RouterInputs, RouterOutputs } from './contract.ts';
export { createClient } from './create-client.ts';
export { eachPiece } from './each-piece.ts';
export { eachRow } from './each-row.ts';
export { isAubeError } from './is-aube-error.ts';
export { logIn } from './log-in.ts';
export { openExport, type ExportFile } from './open-export.ts';
