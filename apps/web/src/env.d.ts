/// <reference types="vite/client" />

/** What the script before the first paint has asked: who is there, and what their page shows. */
interface Window {
  aubeAnswers?: Promise<unknown>;
  /** The chapter that it asked for, in the place of the programme. */
  aubeChapter?: number;
  /** Only where the browser knows trusted types; what TypeScript's own library leaves out. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ): { createScriptURL(url: string): { toString(): string } };
  };
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
