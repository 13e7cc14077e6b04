import { useEffect } from 'react';
import type { Locale } from '../../lib/locale.ts';
import { watchPage } from '../../lib/page-events.ts';

/** The typed registration, without passwords and consent: those are given again. */
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

/** Read from this entry of the history; nothing is stored on the device. @decision sign-in#registration */
export const findTyped = (): TypedRegistration => (history.state as Kept)?.typedRegistration ?? {};

/** The address just registered here, or null. */
export const findRegistered = (): string | null => (history.state as Kept)?.registeredEmail ?? null;

/** Replaces the link and all typed text by the registered address. */
export function keepRegistered(registeredEmail: string): void {
  history.replaceState({ registeredEmail }, '');
}

/**
 * Keeps the text when a field loses focus and when the page closes: some browsers limit the number
 * of writes.
 */
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
