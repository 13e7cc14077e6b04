/**
 * Reason for an email that did not leave, safe for a log: it holds no address. `unanswered`: the
 * relay received the whole message and did not answer, so it may have been sent.
 */
export type MailFaultCode =
  | 'badAddress'
  | 'unreachable'
  | 'timeout'
  | 'unanswered'
  | 'login'
  | 'refused'
  | 'disk';

export class MailFault extends Error {
  override readonly name = 'MailFault';
  readonly faultCode: MailFaultCode;

  constructor(faultCode: MailFaultCode, options?: { cause?: unknown }) {
    super(`The letter did not leave: ${faultCode}.`, options);
    this.faultCode = faultCode;
  }
}
