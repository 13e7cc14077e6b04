import type { AppRouter } from '@aube/api';
import type { TRPCClient } from '@trpc/client';

/** In the published package, a generated file without server sources replaces this file. */
export type AubeClient = TRPCClient<AppRouter>;
export type { ErrorCode, Locale, RouterInputs, RouterOutputs } from '@aube/api';
