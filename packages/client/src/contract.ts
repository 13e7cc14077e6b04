import type { AppRouter } from '@aube/api';
import type { TRPCClient } from '@trpc/client';

/**
 * The types that the client takes from the server. In the published package this file is generated
 * from the procedures' schemas, so that the package needs none of our sources.
 */
export type AubeClient = TRPCClient<AppRouter>;
export type { ErrorCode, Locale, RouterInputs, RouterOutputs } from '@aube/api';
