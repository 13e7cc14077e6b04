import type { Locale } from './contract.ts';

/** Asks the person for a proof of identity; false when the person cancels. */
export type ConfirmIdentity = () => Promise<boolean>;

export type LinkOptions = {
  url: string;
  /** Session token or access token of a script. A browser uses a cookie instead. */
  token?: string | undefined;
  locale?: Locale | (() => Locale);
  fetch?: typeof fetch | undefined;
  /**
   * Asks the person for a new proof of identity. Without this function, a call that requires a new
   * proof fails.
   */
  confirmIdentity?: ConfirmIdentity | undefined;
};

export type RetryOptions = {
  /** Maximum number of times that a failed call is sent again. */
  retries: number;
  wait?: ((ms: number, signal: AbortSignal | null) => Promise<void>) | undefined;
  /** Random number, 0 ≤ n < 1. */
  random?: (() => number) | undefined;
};

export type ClientOptions = Omit<LinkOptions, 'locale'> & {
  lang?: LinkOptions['locale'];
} & Partial<RetryOptions>;
