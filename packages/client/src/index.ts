export { createClient, type AubeClient, type ClientOptions } from './create-client.ts';
export { isAubeError, type AubeError, type AubeErrorData } from './error.ts';
export { logIn } from './log-in.ts';
export { createLinks, type LinkOptions } from './links.ts';
export type { AppRouter, RouterInputs, RouterOutputs } from '@aube/api';
