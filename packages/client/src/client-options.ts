import type { Locale } from './contract.ts';

/** Asks the person to prove their identity; false when the person cancels. */
export type ConfirmIdentity = () => Promise<boolean>;

export type LinkOptions = {
  /** Address of the server, for example `https://aube.example.org`. */
  url: string;
  /** Session token or access token of a script; a browser uses its cookie instead. */
  token?: string | undefined;
  /** Language of the texts in an answer. */
  locale?: Locale | (() => Locale);
  /** Function that sends the requests; the platform's `fetch` by default. */
  fetch?: typeof fetch | undefined;
  /** Asks for the password when a call needs it again. Without this function the call fails. */
  confirmIdentity?: ConfirmIdentity | undefined;
};

export type RetryOptions = {
  /** Number of times that a failed call is sent again; 0 for never. */
  retries: number;
  /**
   * Waits some milliseconds, or until the signal of the call ends the wait. Tests pass their own
   * function.
   */
  wait?: ((ms: number, signal: AbortSignal | null) => Promise<void>) | undefined;
  /** Random number from 0 to 1, without 1. */
  random?: (() => number) | undefined;
};

export type ClientOptions = Omit<LinkOptions, 'locale'> & {
  /** Language of the texts in an answer; `fr` by default. */
  lang?: LinkOptions['locale'];
} & Partial<RetryOptions>;
