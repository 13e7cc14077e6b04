import { confirmIdentityBy } from '../trpc.ts';
import { createStore } from './store.ts';

export type AnswerConfirmation = (isConfirmed: boolean) => void;

export const awaitedConfirmation = createStore<AnswerConfirmation | null>(null);

let asked: Promise<boolean> | null = null;

/**
 * Asks the present person for the password again. Calls that fail while the dialog is open share
 * one answer.
 * @decision D58
 */
function askConfirmation(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => awaitedConfirmation.set(resolve)).finally(() => {
    asked = null;
    awaitedConfirmation.set(null);
  });
  return asked;
}

export function watchConfirmations(): void {
  confirmIdentityBy(askConfirmation);
}
