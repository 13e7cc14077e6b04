import { useEffect } from 'react';
import type { Locale } from '../../lib/locale.ts';
import { watchPage } from '../../lib/page-events.ts';

/** What was typed at registration, passwords and consent left out: those are given anew. */
export type TypedRegistration = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly referenceCode?: string;
  readonly locale?: Locale;
};

type Kept = {
  readonly typedRegistration?: TypedRegistration;
  readonly registeredEmail?: string;
} | null;

/** What this entry of the tab's history holds of it; nothing is stored on the device. @decision decisions/0031 */
export const findTyped = (): TypedRegistration => (history.state as Kept)?.typedRegistration ?? {};

/** The address that has just been registered here, or null. */
export const findRegistered = (): string | null => (history.state as Kept)?.registeredEmail ?? null;

/** The address takes the place of the link and of all that was typed. */
export function keepRegistered(registeredEmail: string): void {
  history.replaceState({ registeredEmail }, '');
}

/** Keeps it when a field is left, and when the page goes: some browsers count how often one may. */
export function useKeepTyped(read: () => TypedRegistration): void {
  useEffect(() => {
    const keep = () => {
      const { firstName = '', lastName = '', email = '', referenceCode = '', locale } = read();
      const typedRegistration = { firstName, lastName, email, referenceCode, locale };
      history.replaceState({ ...(history.state as object | null), typedRegistration }, '');
    };
    document.addEventListener('focusout', keep);
    const unwatch = watchPage({ onLeave: keep });
    return () => {
      document.removeEventListener('focusout', keep);
      unwatch();
    };
  }, [read]);
}
