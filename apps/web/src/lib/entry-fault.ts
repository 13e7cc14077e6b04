import { type Fault, faultOf } from './error-code.ts';

export class SessionNotKept extends Error {}

/**
 * The server took the login for a script's login, because the request had no origin.
 * @decision D41
 */
export class SourceHidden extends Error {}

type EntryFault =
  | { readonly kind: 'otherAddress'; readonly address: string }
  | { readonly kind: 'notKept' }
  | { readonly kind: 'sourceHidden' }
  | { readonly kind: 'failed'; readonly fault: Fault };

/**
 * Address of the site when a page was opened at another address, otherwise null.
 * @param said values from the server; the first text is the site's address
 */
export function otherAddressOf(here: string, said: readonly unknown[]): string | null {
  const address = said.find((each) => typeof each === 'string');
  return address === undefined || address === here ? null : address;
}

/**
 * Reason why an account does not open after a login.
 * @param otherAddress result of `otherAddressOf`
 * @decision D99
 */
export function entryFaultOf(error: unknown, otherAddress: string | null): EntryFault {
  const fault = faultOf(error);
  const isNotKept = error instanceof SessionNotKept;
  const isHidden = error instanceof SourceHidden || fault.code === 'CROSS_SITE';
  if (otherAddress !== null && (isNotKept || isHidden)) {
    return { kind: 'otherAddress', address: otherAddress };
  }
  if (isHidden) return { kind: 'sourceHidden' };
  return isNotKept ? { kind: 'notKept' } : { kind: 'failed', fault };
}
