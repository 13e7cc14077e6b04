/// <reference types="vite/client" />

/** What the script before the first paint has asked: who is there. */
interface Window {
  aubeAccount?: Promise<unknown>;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
