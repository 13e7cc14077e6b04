import type { AppRouter } from '@aube/api';
import { createLinks, plainTransformer, type PagePerson } from '@aube/client';
import { i18n } from '@lingui/core';
import { createTRPCReact, type getQueryKey } from '@trpc/react-query';
import { fetchInTime } from './in-time.ts';

/** Only this file imports @trpc/react-query, so that the library can be replaced in one file. */
export const trpc = createTRPCReact<AppRouter>();

export type TrpcQueryKey = ReturnType<typeof getQueryKey>;

let first = (): Promise<void> => Promise.resolve();

/** Makes every call wait for `work`, and fail when `work` fails. */
export function waitBeforeCalls(work: () => Promise<void>): void {
  first = work;
}

let confirmIdentity = (): Promise<boolean> => Promise.resolve(false);

export function confirmIdentityBy(ask: () => Promise<boolean>): void {
  confirmIdentity = ask;
}

let person: PagePerson = { id: () => 0, onOther: () => undefined };

export function namePageBy(present: PagePerson): void {
  person = present;
}

export const pagePerson = (): PagePerson => person;

/** Sends no token, because the session is a cookie that scripts cannot read. @decision D41 */
export const trpcClient = trpc.createClient({
  links: createLinks({
    url: '',
    fetch: (input, init) => first().then(() => fetchInTime(input, init)),
    confirmIdentity: () => confirmIdentity(),
    person: { id: () => person.id(), onOther: () => person.onOther() },
    locale: () => (i18n.locale === 'en' ? 'en' : 'fr'),
    // superjson would add 4 kB to every page, for types that no call uses.
    transformer: plainTransformer,
  }),
});
