import type { GateQuestionnaire } from '@aube/api/rules';
import { keptInTab } from '../../../lib/kept-text.ts';

let sent: string | null = null;
// The tab stores which questionnaire was sent, because loading the code of the result page may
// reload the page.
const kept = keptInTab('aube.sent');

export function rememberSent(code: GateQuestionnaire): void {
  sent = code;
  kept.write(code);
}

export function isJustSent(code: GateQuestionnaire): boolean {
  return (sent ?? kept.read()) === code;
}

export const noteThanked = (): void => kept.write(null);

export function forgetSent(): void {
  sent = null;
  kept.write(null);
}
