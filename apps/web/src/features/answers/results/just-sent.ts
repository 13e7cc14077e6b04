import type { GateQuestionnaire } from '@aube/api/rules';
import { keptInTab } from '../../../lib/kept-text.ts';

let sent: string | null = null;
// Survives a reload: the code of the result may need one.
const kept = keptInTab('aube.sent');

/** Marks the next result as that of answers just sent. */
export function rememberSent(code: GateQuestionnaire): void {
  sent = code;
  kept.write(code);
}

/** True when the result thanks for answers just sent. */
export function isJustSent(code: GateQuestionnaire): boolean {
  return (sent ?? kept.read()) === code;
}

/** The result is shown: a reload shows it without thanks. */
export const noteThanked = (): void => kept.write(null);

/** The result was left: later visits show it without thanks. */
export function forgetSent(): void {
  sent = null;
  kept.write(null);
}
