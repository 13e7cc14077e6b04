import { confirmIdentityBy } from '../trpc.ts';
import { createStore } from './store.ts';

/**
 * Answers the waiting call: true when the password was confirmed, false when the person cancelled.
 */
export type AnswerConfirmation = (isConfirmed: boolean) => void;

/** The confirmation that a call waits for; null when no call waits. */
export const awaitedConfirmation = createStore<AnswerConfirmation | null>(null);

let asked: Promise<boolean> | null = null;

/**
 * Asks the present person for the password again, in one dialog. Calls that fail while the dialog
 * is open share its answer.
 * @decision D58
 */
function askConfirmation(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => awaitedConfirmation.set(resolve)).finally(() => {
    asked = null;
    awaitedConfirmation.set(null);
  });
  return asked;
}

/** Opens the dialog, from now on, when a call needs the password again. */
export function watchConfirmations(): void {
  confirmIdentityBy(askConfirmation);
}
