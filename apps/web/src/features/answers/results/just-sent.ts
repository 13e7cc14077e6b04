import type { GateQuestionnaire } from '@aube/api/rules';
import { keptInTab } from '../../../lib/kept-text.ts';

let sent: string | null = null;
// Also stored in the tab, because the page may reload before the result is shown.
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
