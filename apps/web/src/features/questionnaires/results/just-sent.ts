import type { GateQuestionnaire } from '@aube/api/rules';

let sent: GateQuestionnaire | null = null;

/** The result that opens next is that of answers which have just been sent from this page. */
export function rememberSent(code: GateQuestionnaire): void {
  sent = code;
}

/** Whether the result that opens thanks for its answers, or is read again. */
export function isJustSent(code: GateQuestionnaire): boolean {
  return sent === code;
}

/** The result was left: from now on it is read again. */
export function forgetSent(): void {
  sent = null;
}
