import { i18n } from '@lingui/core';
import { httpBatchLink, type TRPCClientErrorLike } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import superjson from 'superjson';
import type { AppRouter } from './lib/api-contract.ts';

/** The typed hooks. This file alone imports @trpc/react-query, so that a successor is one file away. */
export const trpc = createTRPCReact<AppRouter>();

export type ApiError = TRPCClientErrorLike<AppRouter>;

/**
 * Queries travel by POST, so that no date or id of a person stands in an access log. The session
 * is a cookie that scripts cannot read; nothing here knows a token. @decision D41
 */
export const trpcClient = trpc.createClient({
  links: [
    httpBatchLink({
      url: '/trpc',
      transformer: superjson,
      methodOverride: 'POST',
      maxItems: 10,
      headers: () => ({ 'accept-language': i18n.locale }),
    }),
  ],
});
