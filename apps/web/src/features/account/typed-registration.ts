import { useEffect } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Locale } from '../../lib/locale.ts';
import { watchPage } from '../../lib/page-events.ts';

export type TypedRegistration = {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly referenceCode?: string;
  readonly phoneNumber?: string;
  readonly locale?: Locale;
  readonly timeZone?: string;
};

type Kept = {
  readonly typedRegistration?: TypedRegistration;
  readonly registeredEmail?: string;
} | null;

/**
 * The typed values are in the history entry, because the browser's storage must not contain them.
 * @decision sign-in#registration
 */
export const findTyped = (): TypedRegistration => (history.state as Kept)?.typedRegistration ?? {};

export const useRegistered = (): string | null => useHistoryState<Kept>()?.registeredEmail ?? null;

export function keepRegistered(registeredEmail: string): void {
  history.replaceState({ registeredEmail }, '');
}

/**
 * Stores the values when a field loses the focus and when the page closes, because some browsers
 * limit history writes.
 */
export function useKeepTyped(read: () => TypedRegistration): void {
  useEffect(() => {
    const keep = () => {
      const { firstName = '', lastName = '', email = '', ...others } = read();
      const { referenceCode = '', phoneNumber = '', locale, timeZone } = others;
      const typedRegistration = {
        firstName,
        lastName,
        email,
        referenceCode,
        phoneNumber,
        locale,
        timeZone,
      };
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
