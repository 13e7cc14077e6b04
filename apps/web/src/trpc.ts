import type { AppRouter } from '@aube/api';
import { createLinks, plainTransformer } from '@aube/client';
import { i18n } from '@lingui/core';
import { createTRPCReact, type getQueryKey } from '@trpc/react-query';
import { fetchInTime } from './in-time.ts';

/** The typed hooks. This file alone imports @trpc/react-query, so that a successor is one file away. */
export const trpc = createTRPCReact<AppRouter>();

export type TrpcQueryKey = ReturnType<typeof getQueryKey>;

let first = (): Promise<void> => Promise.resolve();

/** Every call waits for `work`, and fails with it. */
export function waitBeforeCalls(work: () => Promise<void>): void {
  first = work;
}

let confirmIdentity = (): Promise<boolean> => Promise.resolve(false);

/** Sets the way to prove the identity again when a call asks for it. */
export function confirmIdentityBy(ask: () => Promise<boolean>): void {
  confirmIdentity = ask;
}

/**
 * The same links as every script, without a token: the session is a cookie that scripts cannot
 * read. @decision D41
 */
export const trpcClient = trpc.createClient({
  links: createLinks({
    url: '',
    fetch: (input, init) => first().then(() => fetchInTime(input, init)),
    confirmIdentity: () => confirmIdentity(),
    locale: () => (i18n.locale === 'en' ? 'en' : 'fr'),
    // superjson itself would be 4 kB of every page, for values that never occur here.
    transformer: plainTransformer,
  }),
});
