export type { ConfirmIdentity } from './confirm-identity-link.ts';
export { createClient, type AubeClient, type ClientOptions } from './create-client.ts';
export { eachRow } from './each-row.ts';
export {
  isAubeError,
  type AubeError,
  type AubeErrorCode,
  type AubeErrorData,
  type AubeFieldIssue,
} from './error.ts';
export { logIn } from './log-in.ts';
export { createLinks, type LinkOptions, type Transformer } from './links.ts';
export { plainTransformer } from './plain-transformer.ts';
export type { AppRouter, Locale, RouterInputs, RouterOutputs } from '@aube/api';
