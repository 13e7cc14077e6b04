/// <reference types="vite/client" />

/** Early answers asked by the script before the first paint: the account, and the page's data. */
interface Window {
  aubeAnswers?: Promise<unknown>;
  /** The chapter asked for, in place of the programme. */
  aubeChapter?: number;
  /** Only in browsers with trusted types; missing in TypeScript's own library. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ): { createScriptURL(url: string): { toString(): string } };
  };
}

/** Written into the script before the first paint by `build/boot-script.ts`. */
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
