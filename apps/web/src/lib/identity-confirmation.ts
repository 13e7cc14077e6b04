import { confirmIdentityBy } from '../trpc.ts';
import { createStore } from './store.ts';

/** Answers who waits for the confirmation: it was given, or the person would rather not. */
export type AnswerConfirmation = (isConfirmed: boolean) => void;

/** The confirmation that is waited for; null when none is. */
export const awaitedConfirmation = createStore<AnswerConfirmation | null>(null);

let asked: Promise<boolean> | null = null;

/**
 * Asks the person on the screen for their password again, in the one dialogue; who asks meanwhile
 * waits for the same answer. @decision D58
 */
function askConfirmation(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => awaitedConfirmation.set(resolve)).finally(() => {
    asked = null;
    awaitedConfirmation.set(null);
  });
  return asked;
}

/** From now on a call that wants the password again opens the dialogue. */
export function watchConfirmations(): void {
  confirmIdentityBy(askConfirmation);
}
