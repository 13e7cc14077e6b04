import type { AppRouter } from '@aube/api';
import type { TRPCClient } from '@trpc/client';

/** The published package gets a generated version of this file, without server sources. */
export type AubeClient = TRPCClient<AppRouter>;
export type { ErrorCode, Locale, RouterInputs, RouterOutputs } from '@aube/api';
