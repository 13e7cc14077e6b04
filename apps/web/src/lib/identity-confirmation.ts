import { confirmIdentityBy } from '../trpc.ts';
import { createStore } from './store.ts';

/** Answers the waiting call: confirmed, or declined. */
export type AnswerConfirmation = (isConfirmed: boolean) => void;

/** The awaited confirmation; null without one. */
export const awaitedConfirmation = createStore<AnswerConfirmation | null>(null);

let asked: Promise<boolean> | null = null;

/**
 * Asks the present person for their password again, in one dialog; calls in the meantime share its
 * answer. @decision D58
 */
function askConfirmation(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => awaitedConfirmation.set(resolve)).finally(() => {
    asked = null;
    awaitedConfirmation.set(null);
  });
  return asked;
}

/** From now on a call that needs the password opens the dialog. */
export function watchConfirmations(): void {
  confirmIdentityBy(askConfirmation);
}
