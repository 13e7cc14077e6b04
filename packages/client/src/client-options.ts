import type { Locale } from './contract.ts';

/** Has the person prove who they are; false when they would rather not. */
export type ConfirmIdentity = () => Promise<boolean>;

export type LinkOptions = {
  /** Where the server is, for example `https://aube.example.org`. */
  url: string;
  /** Session or access token of a script; the browser's session travels in its cookie instead. */
  token?: string | undefined;
  /** Language of the texts that a reply may hold. */
  locale?: Locale | (() => Locale);
  /** Sends the requests: the platform's own, unless said otherwise. */
  fetch?: typeof fetch | undefined;
  /** Asks for the password when a call wants it again; without it such a call fails. */
  confirmIdentity?: ConfirmIdentity | undefined;
};

export type RetryOptions = {
  /** How many times a call is sent again; 0 for never. */
  retries: number;
  /** Waits, in milliseconds, until the signal of the call at most; a test passes its own. */
  wait?: ((ms: number, signal: AbortSignal | null) => Promise<void>) | undefined;
  /** A number in [0, 1). */
  random?: (() => number) | undefined;
};

export type ClientOptions = Omit<LinkOptions, 'locale'> & {
  /** Language of the texts that a reply may hold: `fr`, unless said otherwise. */
  lang?: LinkOptions['locale'];
} & Partial<RetryOptions>;
