import type { AppRouter } from '@aube/api';
import type { TRPCClient } from '@trpc/client';

/**
 * What the client takes from the server: types alone. In the package this file is written out from the
 * schemas of the procedures (tooling/client-package), so that it needs none of our sources.
 */
export type AubeClient = TRPCClient<AppRouter>;
export type { ErrorCode, Locale, RouterInputs, RouterOutputs } from '@aube/api';
