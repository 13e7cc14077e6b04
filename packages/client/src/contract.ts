import type { AppRouter } from '@aube/api';
import type { TRPCClient } from '@trpc/client';

/**
 * Types that the client takes from the server. In the published package this file is generated
 * from the procedures' schemas, so that the package needs no server sources.
 */
export type AubeClient = TRPCClient<AppRouter>;
export type { ErrorCode, Locale, RouterInputs, RouterOutputs } from '@aube/api';
