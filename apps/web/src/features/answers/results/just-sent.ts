import type { GateQuestionnaire } from '@aube/api/rules';
import { keptInTab } from '../../../lib/kept-text.ts';

let sent: string | null = null;
// The code of the result may have to be fetched by loading the whole page anew.
const kept = keptInTab('aube.sent');

/** The result that opens next is that of answers which have just been sent from this page. */
export function rememberSent(code: GateQuestionnaire): void {
  sent = code;
  kept.write(code);
}

/** Whether the result that opens thanks for its answers, or is read again. */
export function isJustSent(code: GateQuestionnaire): boolean {
  return (sent ?? kept.read()) === code;
}

/** The result is on the screen: whoever loads the page anew reads it again. */
export const noteThanked = (): void => kept.write(null);

/** The result was left: from now on it is read again. */
export function forgetSent(): void {
  sent = null;
  kept.write(null);
}
