/// <reference types="vite/client" />

interface Window {
  aubeAnswers?: Promise<unknown>;
  aubeChapter?: number;
  /** Form that was sent before the scripts of its page ran. */
  aubeSubmitted?: EventTarget | null;
  /** Exists only in browsers with trusted types; missing in TypeScript's own library. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ): { createScriptURL(url: string): { toString(): string } };
  };
}

declare const AUBE_PAGES: {
  readonly overview: readonly string[];
  readonly overviewInput: unknown;
  readonly chapter: string;
  readonly chapterInput: { readonly json: { number: number } };
  readonly today: readonly string[];
  readonly cards: readonly string[];
};

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

declare module '*?texts=fr' {
  export { messages } from '*.po';
}

declare module '*?texts=en' {
  export { messages } from '*.po';
}
